-- Several players may react to something, and the first who does ends it for all.
alter table tables add column window integer not null default 0;  -- how often that began so far
alter table seats add column standing text;  -- on what its player passes without being asked
