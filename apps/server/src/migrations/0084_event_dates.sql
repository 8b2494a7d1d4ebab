-- A talent cancels or moves a date of an event or a tour. What was cancelled stays so, and nothing of it is sold any more.
alter table variation
  add column cancelled_at timestamptz,
  add column cancel_reason text,
  add constraint variation_cancelled check (
    case when cancelled_at is null then cancel_reason is null else starts_at is not null end);

create function keep_cancelled_dates() returns trigger language plpgsql as $$
begin
  if new.cancelled_at is distinct from old.cancelled_at or new.starts_at is distinct from old.starts_at
    or new.stock < old.stock then
    raise 'a cancelled date stays cancelled' using errcode = 'check_violation', constraint = 'variation_stays_cancelled';
  end if;
  return new;
end
$$;
create trigger variation_stays_cancelled before update on variation
  for each row when (old.cancelled_at is not null) execute function keep_cancelled_dates();

-- `moved_from`: the date that an order was for before it was moved. Until `refund_until` its buyer may cancel because of that.
alter table orders
  add column moved_from timestamptz,
  add column refund_until timestamptz,
  add constraint orders_moved check ((moved_from is null) = (refund_until is null));
create index orders_of_date on orders (id_variation, id) where type in ('EVENT', 'MUSEUM_TOUR');

-- No order of a cancelled date is worked on. Cancelling waits for orders that begin at this moment, and they for it.
create function refuse_cancelled_date() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  cancelled timestamptz;
begin
  select v.cancelled_at into cancelled from variation v where v.id = new.id_variation for share;
  if cancelled is not null then
    raise 'the date of order % was cancelled', new.id
      using errcode = 'check_violation', constraint = 'orders_of_dates_that_take_place';
  end if;
  return new;
end
$$;
create trigger orders_of_dates_that_take_place before update of state on orders
  for each row when (new.state = 'processing' and old.state <> new.state and new.type in ('EVENT', 'MUSEUM_TOUR'))
  execute function refuse_cancelled_date();
revoke all on function refuse_cancelled_date from public;

-- As before, but checks again once the row is locked: a concurrent transaction may have cancelled or retired the date.
create or replace function stock_reserve(
  wanted bigint, amount int, ref text, until timestamptz, at timestamptz, by_guest boolean
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  found_one record;
  held_by_guests bigint;
begin
  select v.id, v.total is null as endless into found_one
    from variation v join product p on p.id = v.id_product
    where v.id = wanted and p.shelf = 'ACTIVE' and not v.retired and v.cancelled_at is null
      and (v.starts_at is null or v.starts_at > at);
  if not found then
    return 'noActiveProduct';
  end if;
  if not found_one.endless then
    -- From here on the row is locked, and concurrent reservations wait.
    update variation v set stock = v.stock - amount
      where v.id = wanted and v.stock >= amount and not v.retired and v.cancelled_at is null
        and (v.starts_at is null or v.starts_at > at)
      returning v.stock + amount as left_before into found_one;
    if not found then
      return (select case when v.retired or v.cancelled_at is not null or v.starts_at <= at then 'noActiveProduct'
        else 'everythingSold' end from variation v where v.id = wanted);
    end if;
    if by_guest then
      select coalesce(sum(h.quantity), 0) into held_by_guests
        from stock_hold h where h.id_variation = wanted and h.by_guest and h.state = 'reserved';
      if held_by_guests + amount > greatest(1, (found_one.left_before + held_by_guests) / 2) then
        update variation v set stock = v.stock + amount where v.id = wanted;
        return 'guestsMustLogIn';
      end if;
    end if;
  end if;
  insert into stock_hold (ref, id_variation, quantity, state, until, created_at, by_guest)
    values (stock_reserve.ref, wanted, amount, 'reserved', stock_reserve.until, at, stock_reserve.by_guest);
  return 'reserved';
end
$$;

create or replace function keep_product_times(wanted bigint) returns void language plpgsql as $$
begin
  -- Of two variations that sell out at the same moment, the second one sees what the first did.
  perform from product p where p.id = wanted for no key update;
  update product p set open_until = t.open_until, in_stock_until = t.in_stock_until
  from (
    select coalesce(max(coalesce(v.starts_at, 'infinity')), '-infinity') as open_until,
      coalesce(max(coalesce(v.starts_at, 'infinity')) filter (where v.stock is null or v.stock > 0), '-infinity')
        as in_stock_until
    from variation v where v.id_product = wanted and not v.retired and v.cancelled_at is null) t
  where p.id = wanted and (p.open_until, p.in_stock_until) is distinct from (t.open_until, t.in_stock_until);
end
$$;
drop trigger variation_keeps_product_times_when_it_changes on variation;
create trigger variation_keeps_product_times_when_it_changes after update on variation
  for each row
  when ((old.stock = 0) is distinct from (new.stock = 0) or old.retired <> new.retired
    or old.starts_at is distinct from new.starts_at or old.cancelled_at is distinct from new.cancelled_at)
  execute function variation_keeps_product_times();
