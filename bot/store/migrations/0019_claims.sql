-- Which process sends what waits for a place: for as long as it is alive, and not much longer.
create table claims (
    place text primary key,             -- as in the outbox
    process text not null,
    until real not null
) without rowid;
