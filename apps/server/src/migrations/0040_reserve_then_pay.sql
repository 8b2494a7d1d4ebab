-- Every order takes one way: its stock is reserved, and taken when it is paid. Whether that is a moment or ten minutes later
-- makes no difference.
drop function stock_reserve(bigint, int, text, timestamptz, timestamptz, boolean);
create function stock_reserve(wanted bigint, amount int, ref text, until timestamptz, at timestamptz)
  returns text language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  found_one record;
begin
  select v.id, v.total is null as endless into found_one
    from variation v join product p on p.id = v.id_product
    where v.id = wanted and p.shelf = 'ACTIVE' and not v.retired and (v.starts_at is null or v.starts_at > at);
  if not found then
    return 'noActiveProduct';
  end if;
  if not found_one.endless then
    update variation v set stock = v.stock - amount where v.id = wanted and v.stock >= amount;
    if not found then
      return 'everythingSold';
    end if;
  end if;
  insert into stock_hold (ref, id_variation, quantity, state, until, created_at)
    values (stock_reserve.ref, wanted, amount, 'reserved', stock_reserve.until, at);
  return 'reserved';
end
$$;
revoke all on function stock_reserve from public;
grant execute on function stock_reserve to stagedoor_program;

-- Numbers are the database's to give.
alter table orders alter column id set generated always;
