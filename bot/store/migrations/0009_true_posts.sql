-- Posts and panels say only what is true, also when they are old.
alter table panels add column epoch integer;  -- the checkpoint from which on the log tells its story
alter table panels add column serial integer not null default -1;  -- of the decision that it shows
alter table seats add column seen integer;  -- the last line of the log when its player last acted
alter table people add column confirms integer not null default 1;  -- asked before what cannot be undone
