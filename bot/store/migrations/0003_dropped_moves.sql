-- Answers that did not fit the rules any more after an update: kept, so that nothing is lost.
create table dropped_moves (
    id integer primary key,
    table_id integer not null references tables (id),
    n integer not null,                 -- seat, answer, at: as they were in moves
    seat integer not null,
    answer text not null,
    at real not null,
    why text not null,                  -- the message that the first misfit gave
    dropped_at real not null
);
create index dropped_moves_by_table on dropped_moves (table_id, id);
