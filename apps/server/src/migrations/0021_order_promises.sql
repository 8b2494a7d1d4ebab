-- Reserves; or, for whoever pays at this moment, takes at once and tells whether it was the last one.
drop function stock_reserve(bigint, int, text, timestamptz, timestamptz);
create function stock_reserve(wanted bigint, amount int, ref text, until timestamptz, at timestamptz, paid boolean)
  returns text language plpgsql as $$
#variable_conflict use_column
declare
  found_one record;
  still int;
begin
  select v.id, v.total is null as endless into found_one
    from variation v join product p on p.id = v.id_product
    where v.id = wanted and p.shelf = 'ACTIVE' and not v.retired and (v.starts_at is null or v.starts_at > at);
  if not found then
    return 'noActiveProduct';
  end if;
  if not found_one.endless then
    update variation v set stock = v.stock - amount where v.id = wanted and v.stock >= amount returning v.stock into still;
    if not found then
      return 'everythingSold';
    end if;
  end if;
  insert into stock_hold (ref, id_variation, quantity, state, until, created_at)
    values (stock_reserve.ref, wanted, amount, case when paid then 'committed' else 'reserved' end::hold_state,
      stock_reserve.until, at);
  return case when not paid then 'reserved' when still = 0 then 'lastTaken' else 'taken' end;
end
$$;

alter table orders
  add column reminded_at timestamptz,
  -- What of a pack nobody used, and went back after the talent had been paid.
  add column rest_returned bigint not null default 0,
  add constraint orders_total check (total = subtotal - discount + delivery),
  add constraint orders_rest check (rest_returned between 0 and total);

-- Something may turn out to be wrong after the talent was paid.
insert into order_edge values ('completed', 'disputed', 'buyer'), ('disputed', 'completed', 'staff');

-- What happened, happened; only the words of a reason go with the person who wrote them.
revoke update on order_event from stagedoor_program;
grant update (reason) on order_event to stagedoor_program;

-- Earnings that went back before their time.
alter table earning add column taken_back_at timestamptz;

-- A secret link opens on three devices, and not even two requests at the same moment make it four.
alter table order_device
  add column slot int,
  add column name text not null default '',
  add column opened_at timestamptz not null default now();
update order_device d set slot = n.slot
  from (select id_order, device, row_number() over (partition by id_order order by device) as slot from order_device) n
  where n.id_order = d.id_order and n.device = d.device;
alter table order_device
  alter column slot set not null,
  alter column opened_at drop default,
  add constraint order_device_slots check (slot between 1 and 3),
  add constraint order_device_slot unique (id_order, slot);

alter table entitlement
  add column returned int not null default 0,
  drop constraint entitlement_left,
  add constraint entitlement_left check ("left" >= 0 and returned >= 0 and "left" + returned <= total);

-- A score is the buyer's, for what was completed.
create function score_is_earned() returns trigger language plpgsql as $$
begin
  if not exists (select from orders o where o.id = new.id_order and o.id_buyer = new.id_buyer
      and o.id_talent = new.id_talent and o.state = 'completed') then
    raise 'only the buyer of a completed order gives it a score' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger score_is_earned before insert on score for each row execute function score_is_earned();

alter table score add column removed_at timestamptz, add column removed_reason text,
  add check ((removed_at is null) = (removed_reason is null));
revoke update on score from stagedoor_program;
grant update (score, text, reply, replied_at, removed_at, removed_reason) on score to stagedoor_program;

create table score_report (
  id bigint generated always as identity primary key,
  id_score bigint not null references score (id),
  id_user bigint not null references users (id),
  reason text not null,
  at timestamptz not null,
  decided_at timestamptz,
  unique (id_score, id_user)
);
create index score_report_open on score_report (id) where decided_at is null;
create index score_report_of_user on score_report (id_user);

create index order_problem_open on order_problem (id_order) where decided_at is null;
create index orders_completed_of_talent on orders (id_talent, id_buyer) where state = 'completed';
create index payment_of_card on payment (id_card);
