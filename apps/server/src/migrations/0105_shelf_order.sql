-- The order in which a talent shows their products. A new one comes last.
alter table product add column position bigint not null default 0;
update product set position = id;
alter table product add constraint product_position unique (id_owner, position) deferrable;

create function product_comes_last() returns trigger language plpgsql as $$
begin
  -- Numbers only grow, and a move only swaps or lowers positions: no other product has this one.
  new.position := new.id;
  return new;
end
$$;
create trigger product_comes_last before insert on product for each row execute function product_comes_last();

-- A page is found without looking at the products themselves.
drop index product_on_shelf, product_of_owner;
create index product_on_shelf on product (id_owner, position) include (id, type, open_until, in_stock_until)
  where shelf = 'ACTIVE';
