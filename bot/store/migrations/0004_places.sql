-- Where Herald may not write at the moment, so that the players are told once.
create table blocked (
    place text primary key,             -- as in the outbox
    table_id integer not null references tables (id),
    guild integer not null,
    why text not null                   -- permission, locked
) without rowid;

alter table tables add column rests_since real;   -- Herald was removed from its server
alter table tables add column restored_at real;   -- of the backup it came from, until that is told
