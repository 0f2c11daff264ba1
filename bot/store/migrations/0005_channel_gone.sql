-- The channel of a table was deleted: the game can be reopened in another one.
alter table tables add column channel_gone integer not null default 0;
