-- The key of a game's chance: the seed is its first 63 bits. Its hash is posted at the start.
alter table tables add column key text;
update tables set key = printf('%016x', seed << 1) || lower(hex(randomblob(8)))
where seed is not null;
alter table tables drop column seed;

alter table tables add column clock text not null default '{}';   -- see bot/store/clock.py, as JSON
alter table tables add column idle integer not null default 1209600;  -- seconds; 0: never closed
alter table tables add column opened_at real not null default 0;
update tables set opened_at = cast(strftime('%s', 'now') as real);
alter table tables add column started_at real;
alter table tables add column moved_at real;        -- when somebody last did something here
alter table tables add column ended_at real;
alter table tables add column paused_at real;
alter table tables add column told_all integer not null default 0;  -- it was given out as a file
alter table tables add column idle_asked_at real;   -- when the table was asked whether it goes on
update tables set
    opened_at = cast(strftime('%s', 'now') as real),
    started_at = (select min(at) from moves where table_id = id),
    moved_at = (select max(at) from moves where table_id = id);

alter table seats add column asked integer not null default -1;    -- the serial of `asked_at`
alter table seats add column deadline real;
alter table seats add column bank real;             -- seconds left, with a time bank
alter table seats add column excuses integer not null default 0;   -- used
alter table seats add column lapses integer not null default 0;    -- times out beyond excuses
alter table seats add column draft text;            -- an answer that is saved, but not submitted
alter table seats add column open_to integer;       -- who may take it over; 0: anybody

alter table people add column zone text not null default 'UTC';
alter table people add column quiet_from integer;   -- hours of their day; null: never quiet
alter table people add column quiet_to integer;
alter table people add column remind integer;       -- seconds; 0: never; null: as the table says
alter table people add column away_until real;
alter table people add column listed integer not null default 1;   -- on leaderboards

create table votes (
    id integer primary key,
    table_id integer not null references tables (id),
    kind text not null,
    seat integer,                       -- whom it is about
    serial integer,                     -- of that seat, when it was called
    candidate integer,                  -- who would take that seat; null: anybody
    by integer not null,
    closes_at real not null,
    ballots text not null,              -- user: yes or no, as JSON
    outcome text,                       -- null: open; passed, failed
    message integer                     -- where it is posted
);
create index votes_by_table on votes (table_id, outcome);

create table results (                  -- a person's part in a finished game
    table_id integer not null references tables (id),
    seat integer not null,
    user integer,                       -- null: they have asked to be forgotten
    guild integer not null,
    game text not null,
    place integer not null,
    won integer not null,
    score integer not null,
    people integer not null,
    answers integer not null,
    waited real not null,               -- seconds, all their answers together
    lasted real not null,
    lapses integer not null,
    ended_at real not null,
    primary key (table_id, seat)
) without rowid;
create index results_by_user on results (user);
create index results_by_guild on results (guild, game);

create table ratings (
    guild integer not null,
    game text not null,
    user integer not null,
    mu real not null,
    sigma real not null,
    games integer not null,
    primary key (guild, game, user)
) without rowid;

create table follows (
    table_id integer not null references tables (id),
    user integer not null,
    primary key (table_id, user)
) without rowid;
