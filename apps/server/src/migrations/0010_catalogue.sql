create type product_type as enum (
  'AUTOGRAPH', 'VIDEO_GREETING', 'AUTO_REPLY', 'PHYSICAL', 'EVENT', 'COLLABORATION', 'MUSEUM_TOUR', 'MSG', 'CALL',
  'MESSAGE_PACKAGE', 'CALL_PACKAGE', 'DONATION', 'SUBSCRIPTION', 'AUCTION'
);
create type product_shelf as enum ('ACTIVE', 'INACTIVE');
-- What somebody took and has not paid for yet, has paid for, or gave back.
create type hold_state as enum ('reserved', 'committed', 'released');

-- Percent per class. A change is a new version from a day on; an order keeps the version it was bought under.
create table fee_schedule (
  version int primary key,
  valid_from timestamptz not null unique,
  interaction int not null check (interaction between 0 and 100),
  support int not null check (support between 0 and 100),
  goods int not null check (goods between 0 and 100)
);
insert into fee_schedule values (1, '2020-01-01T00:00:00Z', 15, 10, 8);

create table charity_fund (
  id bigint generated always as identity primary key,
  name localized not null,
  about localized not null,
  link text not null check (link ~ '^https://'),
  active boolean not null default true
);

-- A talent with a share sells everything for charity.
create table talent_charity (
  id_user bigint primary key references users (id),
  id_fund bigint not null references charity_fund (id),
  percent int not null check (percent between 1 and 100),
  since timestamptz not null
);

create table product (
  id bigint generated always as identity (start with 101) primary key,
  id_owner bigint not null references users (id),
  type product_type not null,
  shelf product_shelf not null default 'ACTIVE',
  -- In which its owner wrote it; where a translation is missing, the others hold the same text.
  language language not null,
  name localized not null,
  short_about localized not null,
  about localized not null,
  place localized,
  id_image text references media (id),
  -- What the buyer of an auto-reply finds behind the secret link.
  secret_content text,
  delivery_methods text[] not null default '{}' check (delivery_methods <@ '{office,courier,pickup}'),
  pickup_place text,
  -- Of type and texts: the same thing is not sold twice.
  content_hash bytea not null,
  -- Told once, until there is something to sell again.
  sold_out_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((type = 'PHYSICAL') <= (delivery_methods <> '{}')),
  check (type not in ('EVENT', 'MUSEUM_TOUR') or place is not null)
);
-- One name per type and owner, in each language in which it can be read.
create unique index product_name_en on product (id_owner, type, lower(name ->> 'en'));
create unique index product_name_uk on product (id_owner, type, lower(name ->> 'uk'));
create unique index product_name_ru on product (id_owner, type, lower(name ->> 'ru'));
create unique index product_content on product (id_owner, content_hash);
create index product_of_owner on product (id_owner, id);
create index product_image on product (id_image);

-- What is really bought: a size, a slot of a tour, the seats of an event, or simply the product. Every product has at least one.
create table variation (
  id bigint generated always as identity (start with 1001) primary key,
  id_product bigint not null references product (id),
  "order" int not null,
  name localized,
  size text,
  price bigint not null check (price > 0),
  express_price bigint check (express_price > price),
  -- Messages or minutes of a pack.
  units int check (units > 0),
  starts_at timestamptz,
  -- How many there are in all, and how many of them are left; without an end when null.
  total int check (total >= 0),
  stock int,
  -- Not sold any more; orders still name it.
  retired boolean not null default false,
  constraint variation_stock check (stock between 0 and total),
  check ((total is null) = (stock is null))
);
create index variation_of_product on variation (id_product, "order");

create table stock_hold (
  -- Whose it is: the order that asked for it.
  ref text primary key,
  id_variation bigint not null references variation (id),
  quantity int not null check (quantity > 0),
  state hold_state not null,
  until timestamptz not null,
  created_at timestamptz not null
);
create index stock_hold_of_variation on stock_hold (id_variation, state);
create index stock_hold_due on stock_hold (until) where state = 'reserved';

-- How the purchase forms of one talent differ; set by an administrator.
create table talent_presentation (
  id_user bigint primary key references users (id),
  event_instructions localized,
  hide_recipient boolean not null default false,
  keep_hidden_label localized
);

-- Who asked to be told when a talent is back, or to be reminded of a product.
create table reminder (
  id bigint generated always as identity primary key,
  id_user bigint not null references users (id),
  id_talent bigint references users (id),
  id_product bigint references product (id),
  due_at timestamptz,
  created_at timestamptz not null,
  told_at timestamptz,
  check (num_nonnulls(id_talent, id_product) = 1),
  check ((id_product is null) = (due_at is null))
);
create unique index reminder_of_talent on reminder (id_talent, id_user) where told_at is null;
create unique index reminder_of_product on reminder (id_product, id_user) where told_at is null;
create index reminder_of_user on reminder (id_user);

-- Takes from the stock what somebody wants, or tells why not. One conditional update: whoever comes second sees what the
-- first one left. Where stock has no end, nobody waits for anybody.
create function stock_reserve(wanted bigint, amount int, ref text, until timestamptz, at timestamptz)
  returns text language plpgsql as $$
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
