-- A talent has one offer for gifts.
create unique index product_donation on product (id_owner) where type = 'DONATION' and deleted_at is null;

-- Whoever gives may choose the amount: one to two thousand dollars (`limits.gifts` in the contract).
alter table orders
  drop constraint orders_agreed_price,
  add constraint orders_agreed_price check (agreed_price is null
    or ((placed_by = 'system' or type = 'DONATION') and agreed_price = unit_price and not express)),
  add constraint orders_gift check (type <> 'DONATION' or (unit_price between 100 and 200000 and quantity = 1));

-- A talent thanks for a gift once.
create table gift_thanks (
  id_order bigint primary key references orders (id),
  thanked_at timestamptz not null
);
revoke update, delete, truncate on gift_thanks from stagedoor_program;
