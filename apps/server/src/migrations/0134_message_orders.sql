-- A message that is paid with one of a pack is an order of its own, of which nothing is charged.
alter table entitlement add unique (id_order, id_user, id_talent);
alter table orders
  add column id_pack bigint,
  add constraint orders_pack foreign key (id_pack, id_buyer, id_talent) references entitlement (id_order, id_user, id_talent),
  add constraint orders_of_pack_cost_nothing check (id_pack is null or (type = 'MSG' and total = 0)),
  drop constraint orders_agreed_price,
  add constraint orders_agreed_price check (agreed_price is null
    or ((placed_by = 'system' or type = 'DONATION' or id_pack is not null) and agreed_price = unit_price and not express));
create index orders_of_pack on orders (id_pack) where id_pack is not null;
