-- What the owner wants done, from Discord or from the machine: carried out in order, each once.
create table errands (
    id integer primary key autoincrement,
    word text not null,                 -- tables, announce, close, …
    args text not null,                 -- by name, as JSON
    asked_at real not null,
    begun_at real,
    told_until integer not null default 0,  -- the last table that an announcement has reached
    done_at real,
    result text                         -- the lines of the answer, as JSON
);
