-- Who an auction was won by, and whom the win was passed on to: the winner first, then up to three other bidders.
create type auction_offer_state as enum ('open', 'paid', 'declined', 'expired');
create table auction_offer (
  id bigint generated always as identity primary key,
  id_product bigint not null references auction (id_product),
  place smallint not null check (place between 1 and 4),
  id_user bigint not null references users (id),
  amount bigint not null check (amount > 0),
  state auction_offer_state not null,
  id_order bigint unique references orders (id),
  -- The charge of the saved card at the end, until it has succeeded or failed.
  id_charge uuid,
  pay_by timestamptz not null,
  -- How many of the reminders were sent.
  reminders smallint not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz,
  -- When the winner said where it goes.
  informed_at timestamptz,
  constraint auction_offer_place unique (id_product, place),
  constraint auction_offer_user unique (id_product, id_user),
  constraint auction_offer_closed check ((closed_at is null) = (state = 'open')),
  constraint auction_offer_paid check (state <> 'paid' or id_order is not null)
);
-- Never two winners.
create unique index auction_offer_one on auction_offer (id_product) where state in ('open', 'paid');
create index auction_offer_due on auction_offer (pay_by) where state = 'open';
create index auction_offer_of_user on auction_offer (id_user, id_product);

create function keep_auction_offer() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' and new.state <> old.state
    or (new.id_product, new.id_user, new.amount) is distinct from (old.id_product, old.id_user, old.amount) then
    raise exception 'offer % cannot change', old.id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_auction_offer before update on auction_offer for each row execute function keep_auction_offer();

-- Wins that were not paid in time; each forbids to bid and to buy for a week, a month, then for ever.
create table auction_strike (
  id bigint generated always as identity primary key,
  id_user bigint not null references users (id),
  id_offer bigint not null unique references auction_offer (id),
  created_at timestamptz not null,
  -- Null: for ever.
  until timestamptz,
  forgiven_at timestamptz,
  id_forgiver bigint references users (id)
);
create index auction_strike_of_user on auction_strike (id_user) where forgiven_at is null;
