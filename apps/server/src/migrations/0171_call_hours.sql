-- When a talent answers calls: in their hours, at any time, or not at all for now. Without a row, at any time.
create type call_answers as enum ('hours', 'now', 'never');
create table call_settings (
  id_user bigint primary key references users (id),
  answers call_answers not null,
  time_zone text not null,
  -- Per weekday, from Monday (1): minutes since midnight, `{"weekday": 1, "from": 600, "to": 1080}`.
  hours jsonb not null
);
