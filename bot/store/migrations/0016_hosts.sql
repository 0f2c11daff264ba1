-- Whom the owner has blocked, and what a server's managers have decided for tables there.
create table blocklist (
    kind text not null,                 -- user, server
    id integer not null,
    since real not null,
    tables text not null,               -- at which a user had a seat then, as JSON
    primary key (kind, id)
) without rowid;

create table server_rules (
    guild integer primary key,
    role integer,                       -- who may open tables; null: everybody
    channels text not null,             -- where, as JSON; none: everywhere
    most integer not null,              -- tables at once; 0: any number
    lang text,                          -- of new tables; null: the server's, or the opener's
    remind integer not null,            -- seconds between reminders at new tables; 0: never
    clock text not null,                -- of new tables, as JSON
    computers text not null             -- who takes free seats: ask, needed, never
);
