-- Errors of the log that the owner is told of: also after a restart, and none of them twice.
create table faults (
    id integer primary key autoincrement,
    at real not null,
    said text not null,                 -- the sentence of the log alone: it tells no secret
    number text,                        -- under which the log has more
    table_id integer,
    shown integer not null default 0,   -- somebody was told the number when it happened
    report integer,                     -- the first of those that are reported in one message
    reported_at real
);

-- Results outlive the games that they are of.
create table results_kept (             -- a person's part in a finished game
    table_id integer not null,          -- a number that no other game ever has
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
insert into results_kept select
    table_id, seat, user, guild, game, place, won, score, people, answers, waited, lasted, lapses,
    ended_at from results;
drop table results;
alter table results_kept rename to results;
create index results_by_user on results (user);
create index results_by_guild on results (guild, game);
