-- What an order holds in escrow may be paid out in parts, while it is earned. The parts never exceed it.
create table order_draw (
  id_order bigint not null references orders (id),
  -- What was earned by it: told again, it is the same.
  ref text not null check (ref <> ''),
  amount bigint not null check (amount > 0),
  charity bigint not null check (charity >= 0),
  platform bigint not null check (platform >= 0),
  talent bigint not null check (talent >= 0),
  at timestamptz not null,
  primary key (id_order, ref),
  constraint order_draw_shares check (charity + platform + talent = amount)
);
revoke update, delete, truncate on order_draw from stagedoor_program;

alter table orders
  add column drawn bigint not null default 0,
  drop constraint orders_check1,
  add constraint orders_returned check (returned in (0, express_surcharge) or (drawn > 0 and returned = total - drawn)),
  add constraint orders_drawn check (drawn between 0 and total - returned);
