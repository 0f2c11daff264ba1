-- Finished games take a tenth of the room: their moves and log are one compressed record each.
create table packed (
    table_id integer primary key references tables (id),
    record blob not null
);
create index tables_by_end on tables (status, ended_at);
