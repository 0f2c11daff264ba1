-- What people want to be asked before an answer counts, rematches, and lobbies that are over.
alter table people add column typed_at_once integer not null default 0;  -- typed answers count unshown
alter table tables add column invited text not null default '[]';  -- to a rematch: users in the order of its seats, as JSON
alter table panels add column lobby integer not null default 0;  -- it shows a table before its game
