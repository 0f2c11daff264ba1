-- Counts the changes of a table, while several processes share the database: whoever has decided on
-- an older state must read it again.
alter table tables add column revision integer not null default 0;
