-- Cards of talents say their lowest price. It is kept with each product, like the times of its shelf, so that it is one look
-- into an index however many products a talent has; null while nothing of the product is for sale.
alter table product add column lowest_price bigint check (lowest_price > 0);

create or replace function keep_product_times(wanted bigint) returns void language plpgsql as $$
begin
  -- Of two variations that sell out at the same moment, the second one sees what the first did.
  perform from product p where p.id = wanted for no key update;
  update product p set open_until = t.open_until, in_stock_until = t.in_stock_until, lowest_price = t.lowest_price
  from (
    select coalesce(max(coalesce(v.starts_at, 'infinity')), '-infinity') as open_until,
      coalesce(max(coalesce(v.starts_at, 'infinity')) filter (where v.stock is null or v.stock > 0), '-infinity')
        as in_stock_until,
      min(v.price) as lowest_price
    from variation v where v.id_product = wanted and not v.retired and v.cancelled_at is null) t
  where p.id = wanted
    and (p.open_until, p.in_stock_until, p.lowest_price) is distinct from (t.open_until, t.in_stock_until, t.lowest_price);
end
$$;
drop trigger variation_keeps_product_times_when_it_changes on variation;
create trigger variation_keeps_product_times_when_it_changes after update on variation
  for each row
  when ((old.stock = 0) is distinct from (new.stock = 0) or old.retired <> new.retired or old.price <> new.price
    or old.starts_at is distinct from new.starts_at or old.cancelled_at is distinct from new.cancelled_at)
  execute function variation_keeps_product_times();

update product p set lowest_price = t.lowest_price
from (
  select v.id_product, min(v.price) as lowest_price
  from variation v where not v.retired and v.cancelled_at is null group by 1) t
where t.id_product = p.id;

create index product_by_price on product (id_owner, lowest_price) include (type, open_until) where shelf = 'ACTIVE';
