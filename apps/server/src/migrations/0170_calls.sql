-- Calls between a fan and a talent. Minutes are set aside before it rings, each time as an order; at the end the
-- orders are settled for what was talked.
create type call_state as enum ('paying', 'ringing', 'talking', 'over');
create type call_end as enum ('cancelled', 'missed', 'denied', 'hungUp', 'dropped', 'spent', 'unpaid');
create table call_edge (
  from_state call_state not null,
  to_state call_state not null,
  primary key (from_state, to_state)
);
insert into call_edge values
  ('paying', 'ringing'), ('paying', 'over'), ('ringing', 'talking'), ('ringing', 'over'), ('talking', 'over');

create table call (
  id bigint generated always as identity primary key,
  id_fan bigint not null references users (id),
  id_talent bigint not null references users (id),
  kind text not null check (kind in ('voice', 'video')),
  state call_state not null default 'paying',
  ended call_end,
  -- Cents for a minute when it began; 0 with minutes of a pack.
  rate bigint not null check (rate >= 0),
  -- The device of each side.
  fan_key uuid not null,
  talent_key uuid,
  started_at timestamptz not null,
  rings_until timestamptz,
  answered_at timestamptz,
  ended_at timestamptz,
  -- Who hung up; null when nobody did.
  id_ender bigint references users (id),
  -- The meter: since when each side has reported without a gap and until when, and what was counted before the last gap.
  fan_from timestamptz,
  fan_last timestamptz,
  talent_from timestamptz,
  talent_last timestamptz,
  banked_ms bigint not null default 0 check (banked_ms >= 0),
  -- Once it is over.
  talked_seconds int,
  billed_seconds int,
  constraint call_of_two check (id_fan <> id_talent),
  constraint call_over check ((state = 'over') = (ended is not null) and (state = 'over') = (ended_at is not null)
    and (state = 'over') = (talked_seconds is not null) and (state = 'over') = (billed_seconds is not null)),
  constraint call_rings check (state <> 'ringing' or rings_until is not null),
  constraint call_answered check ((talent_key is null) = (answered_at is null)
    and (state <> 'talking' or answered_at is not null)),
  constraint call_talked check (talked_seconds >= 0 and billed_seconds between 0 and talked_seconds
    and (talked_seconds = 0 or answered_at is not null)),
  constraint call_fan_reports check ((fan_from is null) = (fan_last is null) and fan_last >= fan_from),
  constraint call_talent_reports check ((talent_from is null) = (talent_last is null) and talent_last >= talent_from)
);
create index call_of_fan on call (id_fan, id desc);
create index call_of_talent on call (id_talent, id desc);
create index call_open on call (id) where state <> 'over';

-- Who is in a call that rings or is talked: nobody is in two.
create table call_party (
  id_user bigint primary key references users (id),
  id_call bigint not null references call (id)
);
create index call_party_of_call on call_party (id_call);

create type call_hold_state as enum ('paying', 'held', 'settled');
-- What was set aside for it, the first before it rang and more while it ran.
create table call_hold (
  id_call bigint not null references call (id),
  number smallint not null,
  id_order bigint not null unique references orders (id),
  state call_hold_state not null,
  seconds int not null check (seconds > 0),
  rate bigint not null check (rate >= 0),
  id_pack bigint references entitlement (id_order),
  -- How much of it was billed.
  used int,
  primary key (id_call, number),
  constraint call_hold_settled check ((state = 'settled') = (used is not null)),
  constraint call_hold_used check (used between 0 and seconds)
);

create function keep_call() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not exists (
    select from call_edge where from_state = old.state and to_state = new.state) then
    raise exception 'call % cannot move from % to %', old.id, old.state, new.state using errcode = '42501';
  end if;
  if old.state = 'over' and new is distinct from old then
    raise exception 'call % is over', old.id using errcode = '42501';
  end if;
  if (new.id_fan, new.id_talent, new.rate, new.fan_key) is distinct from (old.id_fan, old.id_talent, old.rate, old.fan_key)
    or old.talent_key is not null and new.talent_key is distinct from old.talent_key then
    raise exception 'call % is of these two', old.id using errcode = '42501';
  end if;
  if new.fan_last < old.fan_last or new.talent_last < old.talent_last or new.banked_ms < old.banked_ms then
    raise exception 'the meter of call % does not run back', old.id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_call before update on call for each row execute function keep_call();

create function keep_call_hold() returns trigger language plpgsql as $$
begin
  if old.state = 'settled' or (new.id_order, new.seconds, new.rate, new.id_pack)
    is distinct from (old.id_order, old.seconds, old.rate, old.id_pack) then
    raise exception 'hold % of call % cannot change', old.number, old.id_call using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_call_hold before update on call_hold for each row execute function keep_call_hold();
revoke delete, truncate on call, call_hold from stagedoor_program;

-- Packs of minutes are used by the second.
alter table entitlement drop constraint entitlement_kind_check;
update entitlement set kind = 'seconds', total = total * 60, "left" = "left" * 60, returned = returned * 60
  where kind = 'minutes';
alter table entitlement add constraint entitlement_kind_check check (kind in ('messages', 'seconds'));

insert into order_edge values ('processing', 'cancelled', 'system');
alter table orders
  drop constraint orders_of_pack_cost_nothing,
  add constraint orders_of_pack_cost_nothing check (id_pack is null or (type in ('MSG', 'CALL') and total = 0)),
  drop constraint orders_returned,
  -- Of a call's authorised price the rest is returned when it is decided how much is captured.
  add constraint orders_returned check (returned in (0, express_surcharge) or (drawn > 0 and returned = total - drawn)
    or (type = 'CALL' and id_payment is not null));
