-- An order may be placed for somebody who is not there. Only then may its price be an agreed one; a buyer pays what the
-- variation costs.
alter table orders
  add column placed_by order_actor not null default 'buyer',
  add column agreed_price bigint,
  add constraint orders_placed_by check (placed_by in ('buyer', 'system')),
  add constraint orders_agreed_price check (
    agreed_price is null or (placed_by = 'system' and agreed_price = unit_price and not express));

create or replace function keep_order_history() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  before order_state := case tg_op when 'UPDATE' then old.state else 'awaitingPayment' end;
begin
  if new.state = before then
    if tg_op = 'INSERT' then
      insert into order_event (id_order, state, actor, at) values (new.id, before, new.placed_by, new.placed_at);
    end if;
    return null;
  end if;
  if not exists (select from order_edge e
    where e.from_state = before and e.to_state = new.state and e.actor = new.actor) then
    raise 'an order cannot go from % to % by its %', before, new.state, new.actor using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    insert into order_event (id_order, state, actor, reason, at)
      values (new.id, before, new.placed_by, null, new.placed_at), (new.id, new.state, new.actor, new.reason, new.moved_at);
  else
    insert into order_event (id_order, state, actor, reason, at)
      values (new.id, new.state, new.actor, new.reason, new.moved_at);
  end if;
  return null;
end
$$;
