-- Talents whose day of return has come are found without reading all of them.
create index talent_away on talent (away_until) where away_until is not null;
