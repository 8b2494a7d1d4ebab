-- A guest has proved nothing yet, not even a mailbox. Guests who have not paid hold at most half of what is left, and one at
-- least: invented addresses cannot sell out an event.
alter table stock_hold add column by_guest boolean not null default false;
create index stock_hold_of_guests on stock_hold (id_variation) where by_guest and state = 'reserved';

drop function stock_reserve(bigint, int, text, timestamptz, timestamptz);
create function stock_reserve(
  wanted bigint, amount int, ref text, until timestamptz, at timestamptz, by_guest boolean
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  found_one record;
  held_by_guests bigint;
begin
  select v.id, v.total is null as endless into found_one
    from variation v join product p on p.id = v.id_product
    where v.id = wanted and p.shelf = 'ACTIVE' and not v.retired and (v.starts_at is null or v.starts_at > at);
  if not found then
    return 'noActiveProduct';
  end if;
  if not found_one.endless then
    -- From here on the row is locked: whoever else reserves waits.
    update variation v set stock = v.stock - amount where v.id = wanted and v.stock >= amount
      returning v.stock + amount as left_before into found_one;
    if not found then
      return 'everythingSold';
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
revoke all on function stock_reserve from public;
grant execute on function stock_reserve to stagedoor_program;

-- Whose use of a code it is, is settled when it is paid: before that anybody could write anybody's address, and would learn
-- from a refusal who has used it.
create function promo_commit(ref text, person bytea) returns text language plpgsql as $$
#variable_conflict use_column
declare
  code promo_code;
begin
  select c.* into code from promo_code c join promo_use u on u.id_promo = c.id
    where u.ref = promo_commit.ref and u.state = 'reserved' for update of c;
  if not found then
    return 'lapsed';
  end if;
  if code.person_limit <= (
    select count(*) from promo_use u
    where u.id_promo = code.id and u.person = promo_commit.person and u.state <> 'released' and u.ref <> promo_commit.ref
  ) then
    return 'usedBefore';
  end if;
  update promo_use u set state = 'committed', person = promo_commit.person where u.ref = promo_commit.ref;
  return 'committed';
end
$$;

-- Nobody buys from themselves. A guest may have written the talent's own address: that order is refunded and never begins.
alter table orders
  drop constraint orders_check3,
  add constraint orders_two_people check (id_buyer <> id_talent or state in ('awaitingPayment', 'expired', 'refunded'));
