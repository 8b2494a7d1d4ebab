-- One pass for each guest of an event or a tour, with a code of its own. They are made with the order and stay with it.
create table order_pass (
  id_order bigint not null references orders (id),
  number smallint not null check (number > 0),
  -- As the buyer filled it in.
  guest_name text check (guest_name <> ''),
  checked_in_at timestamptz,
  primary key (id_order, number)
);

create function make_passes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into order_pass (id_order, number) select new.id, number from generate_series(1, new.quantity) as number;
  return null;
end
$$;
create trigger orders_make_passes after insert on orders
  for each row when (new.type in ('EVENT', 'MUSEUM_TOUR')) execute function make_passes();

-- Until now all guests of an order had one code, and only their number was known: the first ones are in.
insert into order_pass (id_order, number, checked_in_at)
select o.id, number, case when number <= o.checked_in then o.moved_at end
from orders o, generate_series(1, o.quantity) as number where o.type in ('EVENT', 'MUSEUM_TOUR');

create function keep_check_ins() returns trigger language plpgsql as $$
begin
  raise 'pass % of order % is used', old.number, old.id_order
    using errcode = 'check_violation', constraint = 'order_pass_used_once';
end
$$;
create trigger order_pass_used_once before update of checked_in_at on order_pass
  for each row when (old.checked_in_at is not null and new.checked_in_at is distinct from old.checked_in_at)
  execute function keep_check_ins();

revoke insert, delete, truncate on order_pass from stagedoor_program;
revoke all on function make_passes from public;
