-- What a new order takes, in one call: its stock, and the wallet's part of its price, which `hold` posts to escrow. The stock
-- of a paid order is sold at once, of any other it is reserved until `until`. `answer` is that of stock_reserve: unless it is
-- `reserved`, nothing was taken. `sold_out` is that of stock_commit.
create function take_for_order(wanted bigint, until timestamptz, hold jsonb, out answer text, out sold_out bigint)
  language plpgsql set search_path = public, pg_temp as $$
declare
  placed record;
begin
  select o.id_variation, o.quantity, o.hold_ref, o.placed_at, o.paid_at, o.buyer <> 'loggedIn' as by_guest
    into strict placed from orders o where o.id = wanted;
  answer := stock_reserve(
    placed.id_variation, placed.quantity, placed.hold_ref, until, placed.placed_at, placed.by_guest);
  if answer <> 'reserved' then
    return;
  end if;
  if hold is not null then
    perform ledger_post('order.held', wanted::text, placed.placed_at, hold);
  end if;
  if placed.paid_at is not null then
    select c.sold_out into sold_out from stock_commit(placed.hold_ref) c;
  end if;
end
$$;
revoke all on function take_for_order from public;
grant execute on function take_for_order to stagedoor_program;

-- An order that is paid when it is placed starts as it is inserted.
create trigger new_orders_of_dates_that_take_place before insert on orders
  for each row when (new.state = 'processing' and new.type in ('EVENT', 'MUSEUM_TOUR'))
  execute function refuse_cancelled_date();
