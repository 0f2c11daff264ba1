-- Guided first games, and tips for whoever meets a kind of decision for the first time.
alter table tables add column lesson text;  -- how far its learner has come, as JSON; null: a real table
drop index one_table_a_channel;
create unique index one_table_a_channel on tables (channel)
    where status in ('open', 'playing') and lesson is null;
alter table people add column tips integer not null default 1;  -- shown what matters, the first time
create table decided (                  -- the kinds of decisions that somebody has taken
    user integer not null,
    game text not null,
    prompt text not null,
    primary key (user, game, prompt)
) without rowid;
