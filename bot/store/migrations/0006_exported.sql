-- It means that the game was given out as a file, with all that was secret.
alter table tables rename column told_all to exported;
