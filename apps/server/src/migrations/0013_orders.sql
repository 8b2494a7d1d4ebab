create type order_state as enum (
  'awaitingPayment', 'reviewing', 'processing', 'completed', 'cancelled', 'expired', 'declined', 'rejected', 'disputed',
  'refunded'
);
create type order_actor as enum ('buyer', 'talent', 'staff', 'system');
create type buyer_kind as enum ('new', 'known', 'loggedIn');

create table orders (
  id bigint generated always as identity (start with 10001) primary key,
  -- Shows how the purchase went to whoever made it.
  receipt uuid not null unique,
  id_buyer bigint not null references users (id),
  buyer buyer_kind not null,
  id_talent bigint not null references users (id),
  id_product bigint not null references product (id),
  id_variation bigint not null references variation (id),
  type product_type not null,
  state order_state not null default 'awaitingPayment',
  -- Who brought it into this state, why and when; `order_event` keeps all of them.
  actor order_actor not null default 'buyer',
  reason text,
  moved_at timestamptz not null,
  -- Names what it took from the stock and from a promo code.
  hold_ref text not null,
  promo_code text,
  quantity int not null check (quantity > 0),
  express boolean not null,
  -- As quoted: an order keeps the price and the shares it was bought with.
  unit_price bigint not null check (unit_price >= 0),
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null check (discount >= 0),
  delivery bigint not null check (delivery >= 0),
  express_surcharge bigint not null check (express_surcharge >= 0),
  total bigint not null check (total >= 0),
  charity bigint not null check (charity >= 0),
  platform bigint not null check (platform >= 0),
  talent bigint not null check (talent >= 0),
  from_wallet bigint not null,
  -- What express was not worth and went back.
  returned bigint not null default 0,
  fee_version int not null references fee_schedule (version),
  fee_percent int not null,
  id_fund bigint references charity_fund (id),
  charity_percent int not null default 0,
  id_payment uuid references payment (id),
  -- What comes back goes to the wallet instead of the card.
  to_wallet boolean not null default false,
  language language not null,
  email citext,
  -- As the buyer filled them in; gone once the buyer is.
  fields jsonb not null,
  keep_hidden boolean not null,
  reaction text,
  checked_in int not null default 0,
  placed_at timestamptz not null,
  paid_at timestamptz,
  express_deadline_at timestamptz,
  deadline_at timestamptz,
  -- Until then the buyer of a late charity order may give the money to the fund.
  refund_due_at timestamptz,
  donated_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  constraint orders_shares check (charity + platform + talent = total - returned),
  check (from_wallet between 0 and total),
  check (returned in (0, express_surcharge)),
  check (checked_in between 0 and quantity),
  check (id_buyer <> id_talent),
  check ((id_fund is null) = (charity_percent = 0)),
  check ((state = 'completed') <= (completed_at is not null))
);
create index orders_of_buyer on orders (id_buyer, id desc);
create index orders_of_talent on orders (id_talent, id desc);
create index orders_due on orders (deadline_at) where state in ('reviewing', 'processing');
create index orders_to_refund on orders (refund_due_at) where refund_due_at is not null;
create index orders_in_review on orders (id) where state = 'reviewing';
create unique index orders_payment on orders (id_payment) where id_payment is not null;

create table order_edge (
  from_state order_state not null,
  to_state order_state not null,
  actor order_actor not null,
  primary key (from_state, to_state, actor)
);
insert into order_edge values
  ('awaitingPayment', 'reviewing', 'system'), ('awaitingPayment', 'processing', 'system'),
  ('awaitingPayment', 'completed', 'system'), ('awaitingPayment', 'expired', 'system'),
  ('awaitingPayment', 'refunded', 'system'),
  -- Paid after all.
  ('expired', 'reviewing', 'system'), ('expired', 'processing', 'system'), ('expired', 'completed', 'system'),
  ('expired', 'refunded', 'system'),
  ('reviewing', 'processing', 'staff'), ('reviewing', 'rejected', 'staff'), ('reviewing', 'expired', 'system'),
  ('reviewing', 'cancelled', 'buyer'), ('reviewing', 'disputed', 'system'),
  ('processing', 'completed', 'talent'), ('processing', 'completed', 'system'), ('processing', 'declined', 'talent'),
  ('processing', 'cancelled', 'buyer'), ('processing', 'expired', 'system'), ('processing', 'disputed', 'buyer'),
  ('processing', 'disputed', 'system'),
  ('disputed', 'processing', 'system'), ('disputed', 'processing', 'staff'), ('disputed', 'reviewing', 'system'),
  ('disputed', 'refunded', 'system'), ('disputed', 'refunded', 'staff'), ('disputed', 'refunded', 'talent');
create trigger orders_keep_to_edges before update of state on orders
  for each row execute function keep_to_edges('order_edge');

create table order_event (
  id bigint generated always as identity primary key,
  id_order bigint not null references orders (id),
  state order_state not null,
  actor order_actor not null,
  reason text,
  at timestamptz not null
);
create index order_event_of_order on order_event (id_order, id);

-- Nobody moves an order without being named, and nobody moves it who may not.
create function keep_order_history() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if new.state = old.state then
      return null;
    end if;
    if not exists (select from order_edge e
      where e.from_state = old.state and e.to_state = new.state and e.actor = new.actor) then
      raise 'an order cannot go from % to % by its %', old.state, new.state, new.actor using errcode = 'restrict_violation';
    end if;
  end if;
  insert into order_event (id_order, state, actor, reason, at)
    values (new.id, new.state, new.actor, new.reason, new.moved_at);
  return null;
end
$$;
create trigger orders_keep_history after insert or update of state on orders
  for each row execute function keep_order_history();

-- What was handed over; one row, which a redo replaces.
create table order_delivery (
  id_order bigint primary key references orders (id),
  kind text not null check (kind in ('image', 'video', 'secretLink', 'parcel', 'answer')),
  id_image text references media (id),
  id_file text,
  content text,
  carrier text,
  tracking_number text,
  at timestamptz not null,
  check ((kind = 'image') = (id_image is not null)),
  check (kind <> 'video' or id_file is not null),
  check (kind <> 'parcel' or tracking_number is not null)
);
create index order_delivery_image on order_delivery (id_image);

-- Where a secret link was opened.
create table order_device (
  id_order bigint not null references orders (id),
  device bytea not null,
  primary key (id_order, device)
);

-- Messages or minutes that were bought ahead.
create table entitlement (
  id_order bigint primary key references orders (id),
  id_user bigint not null references users (id),
  id_talent bigint not null references users (id),
  kind text not null check (kind in ('messages', 'minutes')),
  total int not null check (total > 0),
  "left" int not null,
  valid_until timestamptz not null,
  constraint entitlement_left check ("left" between 0 and total)
);
create index entitlement_between on entitlement (id_user, id_talent, kind);

-- The way to an order for whoever bought it without logging in.
create table order_link (
  hash bytea primary key,
  id_order bigint not null references orders (id),
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index order_link_of_order on order_link (id_order);

create table order_message (
  id bigint generated always as identity primary key,
  id_order bigint not null references orders (id),
  actor order_actor not null,
  text text not null,
  at timestamptz not null
);
create index order_message_of_order on order_message (id_order, id);

-- One request for more time.
create table order_extension (
  id_order bigint primary key references orders (id),
  until timestamptz not null,
  answer text check (answer in ('agreed', 'refused')),
  asked_at timestamptz not null
);

-- One request to put a mistake right.
create table order_redo (
  id_order bigint primary key references orders (id),
  reason text not null,
  asked_at timestamptz not null,
  done_at timestamptz
);

create table order_problem (
  id_order bigint primary key references orders (id),
  text text not null,
  answer text,
  opened_at timestamptz not null,
  answer_by timestamptz not null,
  decide_by timestamptz not null,
  decided_at timestamptz
);

create table score (
  id bigint generated always as identity primary key,
  id_order bigint not null unique references orders (id),
  id_buyer bigint not null references users (id),
  id_talent bigint not null references users (id),
  score int not null check (score between 1 and 5),
  text text not null,
  reply text,
  created_at timestamptz not null,
  replied_at timestamptz
);
create index score_of_talent on score (id_talent, id desc);
create index score_of_buyer on score (id_buyer);

revoke delete, truncate on orders, entitlement from stagedoor_program;
revoke insert, update, delete, truncate on order_edge from stagedoor_program;
revoke insert, delete, truncate on order_event from stagedoor_program;
revoke all on function keep_order_history from public;
