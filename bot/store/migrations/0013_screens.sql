-- Those who play at a desk get their own pictures in landscape.
alter table people add column desk integer not null default 0;
