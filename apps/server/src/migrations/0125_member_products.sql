-- What a plan opens (`planAreas` in the contract).
alter table membership_plan
  add column opens text[] not null default '{posts,community,groupChats,events,products}',
  add constraint membership_plan_opens check (opens <@ '{posts,community,groupChats,events,products}'::text[]),
  add constraint membership_plan_of_talent unique (id_product, id_talent);

-- Who may buy a product: everyone, the members of any plan, or those of the named plans.
create type product_audience as enum ('everyone', 'members', 'plans');
alter table product
  add column audience product_audience not null default 'everyone',
  add constraint product_audience_type check (audience = 'everyone' or type not in ('SUBSCRIPTION', 'DONATION')),
  add constraint product_of_owner unique (id, id_owner);

-- A product names only plans of its own talent.
create table product_plan (
  id_product bigint not null,
  id_plan bigint not null,
  id_talent bigint not null,
  primary key (id_product, id_plan),
  foreign key (id_product, id_talent) references product (id, id_owner),
  constraint product_plan_of_talent foreign key (id_plan, id_talent) references membership_plan (id_product, id_talent)
);
create index product_plan_of_plan on product_plan (id_plan);

-- Bought by a member. If the membership has ended before the payment, it is refunded.
alter table orders add column for_members boolean not null default false;

-- Lists of a talent's products and prices are still found without looking at the products themselves.
drop index product_on_shelf, product_by_price;
create index product_on_shelf on product (id_owner, position) include (id, type, open_until, in_stock_until, audience)
  where shelf = 'ACTIVE';
create index product_by_price on product (id_owner, lowest_price) include (type, open_until, audience) where shelf = 'ACTIVE';
