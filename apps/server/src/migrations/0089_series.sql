-- What happens to a talent over time, counted when it is written. By the quarter of an hour, at which a day begins in every
-- time zone, and by the day in UTC, so that a month is read from thirty rows and not from all it counts. A connection writes
-- to one of four slots, so that those who buy from the same talent at the same moment seldom wait for each other.
create table series_count (
  series text not null,
  id_user bigint not null references users (id),
  span text not null check (span in ('day', 'quarter')),
  begins timestamptz not null,
  slot smallint not null,
  amount bigint not null,
  primary key (series, id_user, span, begins, slot)
) with (fillfactor = 50);

create function series_quarter(moment timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_bin('15 minutes', moment, '2000-01-01 00:00:00+00')
$$;
create function series_day(moment timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_trunc('day', moment, 'UTC')
$$;

create function count_in_series(name text, owner bigint, moment timestamptz, more bigint) returns void language sql
  security definer set search_path = public, pg_temp as $$
  insert into series_count as counted (series, id_user, span, begins, slot, amount)
    values (name, owner, 'day', series_day(moment), pg_backend_pid() % 4, more),
      (name, owner, 'quarter', series_quarter(moment), pg_backend_pid() % 4, more)
    on conflict (series, id_user, span, begins, slot) do update set amount = counted.amount + excluded.amount
$$;

-- Followers: those who follow now, by when they began.
create function count_follow_series() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- In one order for everybody: an account that is deleted takes many at once.
  insert into series_count as counted (series, id_user, span, begins, slot, amount)
    select 'followers', id_talent, span, begins, pg_backend_pid() % 4, count(*) * case tg_op when 'INSERT' then 1 else -1 end
    from changed, lateral (values ('day', series_day(created_at)), ('quarter', series_quarter(created_at))) at (span, begins)
    group by id_talent, span, begins order by id_talent, span, begins
    on conflict (series, id_user, span, begins, slot) do update set amount = counted.amount + excluded.amount;
  return null;
end
$$;
create trigger follow_in_series after insert on follow referencing new table as changed
  for each statement execute function count_follow_series();
create trigger unfollow_in_series after delete on follow referencing old table as changed
  for each statement execute function count_follow_series();
insert into series_count
  select 'followers', id_talent, span, begins, 0, count(*)
  from follow, lateral (values ('day', series_day(created_at)), ('quarter', series_quarter(created_at))) at (span, begins)
  group by id_talent, span, begins;

-- Income: what was earned and not taken back, by when it was earned. The default is for the version before this one.
alter table earning add column earned_at timestamptz not null default now();
update earning e set earned_at = t.at from ledger_tx t where t.kind = e.kind and t.ref = e.ref;
create function count_income() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  now_worth bigint := case when new.taken_back_at is null then new.amount else 0 end;
  was_worth bigint := 0;
begin
  if tg_op = 'UPDATE' and old.taken_back_at is null then
    was_worth := old.amount;
  end if;
  if now_worth <> was_worth then
    perform count_in_series('income', new.id_user, new.earned_at, now_worth - was_worth);
  end if;
  return null;
end
$$;
create trigger earning_in_series after insert or update of amount, taken_back_at on earning
  for each row execute function count_income();
insert into series_count
  select 'income', id_user, span, begins, 0, sum(amount)
  from earning, lateral (values ('day', series_day(earned_at)), ('quarter', series_quarter(earned_at))) at (span, begins)
  where taken_back_at is null group by id_user, span, begins;

-- Buyers: everybody who ever bought from a talent, by when they did so first.
create table talent_buyer (
  id_talent bigint not null references users (id),
  id_buyer bigint not null references users (id),
  first_at timestamptz not null,
  primary key (id_talent, id_buyer)
);
create index talent_buyer_of_buyer on talent_buyer (id_buyer);
create function count_buyer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into talent_buyer (id_talent, id_buyer, first_at) values (new.id_talent, new.id_buyer, new.moved_at)
    on conflict (id_talent, id_buyer) do nothing;
  if found then
    perform count_in_series('buyers', new.id_talent, new.moved_at, 1);
  end if;
  return null;
end
$$;
create trigger orders_buyer_at_once after insert on orders
  for each row when (new.shown_to_talent) execute function count_buyer();
create trigger orders_buyer after update of state, paid_at on orders
  for each row when (new.shown_to_talent and not old.shown_to_talent) execute function count_buyer();
insert into talent_buyer
  select id_talent, id_buyer, min(paid_at) from orders where shown_to_talent group by id_talent, id_buyer;
insert into series_count
  select 'buyers', id_talent, span, begins, 0, count(*)
  from talent_buyer, lateral (values ('day', series_day(first_at)), ('quarter', series_quarter(first_at))) at (span, begins)
  group by id_talent, span, begins;

-- What a talent has to hand over next. Express counts until its surcharge went back.
alter table orders add column hand_over_by timestamptz generated always as (
  case when express and returned = 0 and express_deadline_at is not null then express_deadline_at else deadline_at end) stored;
create index orders_to_hand_over on orders (id_talent, hand_over_by) where needs_talent and state = 'processing';

revoke insert, update, delete, truncate on series_count, talent_buyer from stagedoor_program;
revoke all on function count_in_series, count_follow_series, count_income, count_buyer from public;
