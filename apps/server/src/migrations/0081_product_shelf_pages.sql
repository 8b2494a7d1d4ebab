-- Shelves are read in pages: what is on sale first, then what is sold out. When each ends is kept with the product, since both
-- follow from its variations: `infinity` where nothing ends it, `-infinity` where there is nothing.
alter table product
  add column open_until timestamptz not null default '-infinity',
  add column in_stock_until timestamptz not null default '-infinity';

create function keep_product_times(wanted bigint) returns void language plpgsql as $$
begin
  -- Of two variations that sell out at the same moment, the second one sees what the first did.
  perform from product p where p.id = wanted for no key update;
  update product p set open_until = t.open_until, in_stock_until = t.in_stock_until
  from (
    select coalesce(max(coalesce(v.starts_at, 'infinity')), '-infinity') as open_until,
      coalesce(max(coalesce(v.starts_at, 'infinity')) filter (where v.stock is null or v.stock > 0), '-infinity')
        as in_stock_until
    from variation v where v.id_product = wanted and not v.retired) t
  where p.id = wanted and (p.open_until, p.in_stock_until) is distinct from (t.open_until, t.in_stock_until);
end
$$;

create function variation_keeps_product_times() returns trigger language plpgsql as $$
begin
  perform keep_product_times(case tg_op when 'DELETE' then old.id_product else new.id_product end);
  return null;
end
$$;
create trigger variation_keeps_product_times after insert or delete on variation
  for each row execute function variation_keeps_product_times();
create trigger variation_keeps_product_times_when_it_changes after update on variation
  for each row
  when ((old.stock = 0) is distinct from (new.stock = 0) or old.retired <> new.retired
    or old.starts_at is distinct from new.starts_at)
  execute function variation_keeps_product_times();

update product p set open_until = t.open_until, in_stock_until = t.in_stock_until
from (
  select v.id_product, max(coalesce(v.starts_at, 'infinity')) as open_until,
    coalesce(max(coalesce(v.starts_at, 'infinity')) filter (where v.stock is null or v.stock > 0), '-infinity')
      as in_stock_until
  from variation v where not v.retired group by 1) t
where t.id_product = p.id;

-- A page is found without looking at the products themselves.
create index product_on_shelf on product (id_owner, id) include (type, open_until, in_stock_until) where shelf = 'ACTIVE';

create or replace function product_has_room() returns trigger language plpgsql as $$
begin
  perform from users u where u.id = new.id_owner for no key update;
  if (select count(*) from product p where p.id_owner = new.id_owner) >= 2000 then
    raise 'a talent has 2000 products at most' using errcode = 'check_violation', constraint = 'product_most';
  end if;
  return new;
end
$$;
