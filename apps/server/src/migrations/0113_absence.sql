-- An absence can be planned: a talent is away from `away_from` (null: since they said so) until `away_until`.
alter table talent
  add column away_from timestamptz,
  add constraint talent_absence check (away_from is null or (away_until is not null and away_from < away_until));
