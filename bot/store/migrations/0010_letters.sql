-- What marks a seat in posts and pictures: a player's initial, as the game began.
alter table seats add column letter text;  -- null until then
-- Until now it was the place in the alphabet. Games that have begun keep what their players know.
update seats set letter = char(unicode('A') + seat)
    where table_id in (select id from tables where status <> 'open');
