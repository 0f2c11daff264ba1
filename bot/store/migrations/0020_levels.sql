-- How well a computer player plays that fills the seat; whoever stands in for a person: normal.
alter table seats add column level text not null default 'normal';
