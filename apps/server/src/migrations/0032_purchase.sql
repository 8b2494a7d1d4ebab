-- An order that is paid the moment it is placed begins in the state that this leads to, by an edge as any other; its
-- history says both.
create or replace function keep_order_history() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  before order_state := 'awaitingPayment';
begin
  if tg_op = 'UPDATE' then
    before := old.state;
    if new.state = before then
      return null;
    end if;
  else
    insert into order_event (id_order, state, actor, at) values (new.id, before, 'buyer', new.placed_at);
    if new.state = before then
      return null;
    end if;
  end if;
  if not exists (select from order_edge e
    where e.from_state = before and e.to_state = new.state and e.actor = new.actor) then
    raise 'an order cannot go from % to % by its %', before, new.state, new.actor using errcode = 'restrict_violation';
  end if;
  insert into order_event (id_order, state, actor, reason, at)
    values (new.id, new.state, new.actor, new.reason, new.moved_at);
  return null;
end
$$;

-- Whoever buys locks nothing that others buy at the same moment: foreign keys would. What an order names is looked at when
-- it arrives, also that it belongs together, and none of it is ever deleted.
alter table orders
  drop constraint orders_id_talent_fkey,
  drop constraint orders_id_product_fkey,
  drop constraint orders_id_variation_fkey,
  drop constraint orders_fee_version_fkey;
create function order_names_an_offer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if not exists (
    select from variation v join product p on p.id = v.id_product join fee_schedule f on f.version = new.fee_version
    where v.id = new.id_variation and p.id = new.id_product and p.id_owner = new.id_talent
  ) then
    raise 'an order is for a variation of a product of its talent, under a fee schedule'
      using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
create trigger orders_name_an_offer
  before insert or update of id_variation, id_product, id_talent, fee_version on orders
  for each row execute function order_names_an_offer();
revoke all on function order_names_an_offer from public;
revoke delete, truncate on users, product, variation from stagedoor_program;
