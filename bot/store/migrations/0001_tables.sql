create table tables (
    id integer primary key,
    guild integer not null,
    channel integer not null,
    game text not null,
    host integer not null,
    lang text not null,
    options text not null,              -- settings by key, as JSON
    status text not null,               -- open, playing, finished, abandoned
    remind integer not null,            -- seconds between reminders; 0: never
    seed integer,                       -- from here on: once it is playing
    saved blob,                         -- the table at its last checkpoint
    version integer,                    -- of the game, when `saved` was written
    saved_moves integer not null default 0  -- how many moves `saved` contains
);
create unique index one_table_a_channel on tables (channel) where status in ('open', 'playing');

create table seats (
    table_id integer not null references tables (id),
    seat integer not null,
    user integer,                       -- null: a stand-in plays
    former integer,                     -- who may take the seat back from the stand-in
    name text not null,
    serial integer not null default 0,  -- answers and undos so far: makes old buttons stale
    told integer not null default -1,   -- the serial for which the player was last notified
    asked_at real,                      -- since when they owe a decision
    reminded_at real,
    primary key (table_id, seat)
) without rowid;
create index seats_by_user on seats (user);

create table moves (
    table_id integer not null references tables (id),
    n integer not null,
    seat integer not null,
    answer text not null,
    at real not null,
    primary key (table_id, n)
) without rowid;

create table log (
    id integer primary key,
    table_id integer not null references tables (id),
    epoch integer not null,             -- saved_moves when it was said: undo rewrites an epoch
    line text not null
);
create index log_by_table on log (table_id, id);

create table outbox (
    id integer primary key autoincrement,  -- never used twice: it makes the nonce
    table_id integer not null references tables (id),
    place text not null,                -- channel:ID or user:ID; in order within a place
    kind text not null,
    body text not null,
    due real not null,
    tries integer not null default 0,
    batch integer,                      -- the first of the rows that are sent as one message
    tried_at real                       -- when the message may first have arrived
);
create index outbox_by_place on outbox (place, id);

create table panels (                   -- the message that carries a table's buttons at a place
    table_id integer not null references tables (id),
    place text not null,
    channel integer not null,
    message integer not null,
    text text not null,
    primary key (table_id, place)
) without rowid;

create table people (
    user integer primary key,
    lang text not null default 'en',
    dm integer,                         -- the DM channel, once opened
    dm_closed integer not null default 0
);

create table meta (key text primary key, value text not null) without rowid;
