-- Auctions: each is a product of its own. Before its start and while it runs it is open; the clock tells which.
create type auction_state as enum ('open', 'settling', 'sold', 'unsold', 'cancelled');
create table auction_edge (
  from_state auction_state not null,
  to_state auction_state not null,
  primary key (from_state, to_state)
);
insert into auction_edge values
  ('open', 'settling'), ('open', 'unsold'), ('open', 'cancelled'), ('settling', 'sold'), ('settling', 'unsold');

create table auction (
  id_product bigint primary key references product (id),
  id_owner bigint not null references users (id),
  state auction_state not null default 'open',
  starting_bet bigint not null check (starting_bet between 100 and 5000000),
  reserve bigint check (reserve > starting_bet and reserve <= 5000000),
  buy_now bigint check (buy_now > coalesce(reserve, starting_bet) and buy_now <= 5000000),
  starts_at timestamptz not null,
  planned_end timestamptz not null,
  -- Moved by bids shortly before it.
  ends_at timestamptz not null,
  -- The highest bid and whose it is, with the maximum up to which it rises by itself.
  top_bet bigint,
  id_leader bigint references users (id),
  leader_max bigint,
  leader_anonymous boolean,
  bids int not null default 0,
  bidders int not null default 0,
  last_bid_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint auction_length check (planned_end between starts_at + interval '1 hour' and starts_at + interval '30 days'),
  constraint auction_soft_close check (ends_at between planned_end and planned_end + interval '60 minutes'),
  constraint auction_leader check ((id_leader is null) = (top_bet is null) and (id_leader is null) = (leader_max is null)
    and (id_leader is null) = (bids = 0) and (id_leader is null) = (leader_anonymous is null)),
  constraint auction_maximum check (leader_max >= top_bet),
  constraint auction_not_own check (id_leader <> id_owner),
  constraint auction_closed check ((state = 'open') = (closed_at is null)),
  -- Only before the first bid; staff may also cancel later.
  constraint auction_reason check ((state = 'cancelled') = (cancel_reason is not null))
);
create index auction_ending on auction (ends_at) where state = 'open';
create index auction_of_owner on auction (id_owner, id_product desc);

create table auction_bidder (
  id_product bigint not null references auction (id_product),
  id_user bigint not null references users (id),
  -- The same for all of their anonymous bids in this auction, and in no other.
  alias smallint not null,
  best bigint not null default 0,
  -- The automatic maximum they last set.
  maximum bigint,
  last_bid_at timestamptz not null,
  primary key (id_product, id_user),
  constraint auction_alias unique (id_product, alias)
);
create index auction_of_bidder on auction_bidder (id_user, id_product);

create table bid (
  id bigint generated always as identity primary key,
  id_product bigint not null references auction (id_product),
  id_user bigint not null references users (id),
  amount bigint not null check (amount > 0),
  -- Placed for a bidder up to their maximum.
  automatic boolean not null,
  anonymous boolean not null,
  -- Of the session that bid.
  device text not null,
  at timestamptz not null
);
create index bid_by_amount on bid (id_product, amount desc, id desc);

create table auction_watch (
  id_product bigint not null references auction (id_product),
  id_user bigint not null references users (id),
  since timestamptz not null,
  primary key (id_product, id_user)
);
create index auction_watch_of_user on auction_watch (id_user);

-- By how much the next bid must be above a price (`stepAbove` in the contract).
create function auction_step(price bigint) returns bigint language sql immutable parallel safe
  return case when price < 5000 then 100 when price < 20000 then 500 when price < 100000 then 1000
    when price < 500000 then 5000 else 10000 end;

-- What was agreed does not change once it has started, and a state only moves along its edges.
create function keep_auction() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not exists (
    select from auction_edge where from_state = old.state and to_state = new.state) then
    raise exception 'auction % cannot move from % to %', old.id_product, old.state, new.state
      using errcode = '42501';
  end if;
  if old.bids > 0 and (new.id_owner, new.starting_bet, new.reserve, new.buy_now, new.starts_at, new.planned_end)
    is distinct from (old.id_owner, old.starting_bet, old.reserve, old.buy_now, old.starts_at, old.planned_end) then
    raise exception 'auction % has bids', old.id_product using errcode = '42501';
  end if;
  if old.state <> 'open' and (new.top_bet, new.id_leader, new.bids, new.ends_at)
    is distinct from (old.top_bet, old.id_leader, old.bids, old.ends_at) then
    raise exception 'auction % is over', old.id_product using errcode = '42501';
  end if;
  if new.top_bet < old.top_bet or new.ends_at < old.ends_at and old.bids > 0 or new.bids < old.bids then
    raise exception 'a bid of auction % cannot be taken back', old.id_product using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_auction before update on auction for each row execute function keep_auction();

-- No bid before the start or after the end, by the owner, or below what leads.
create function accept_bid() returns trigger language plpgsql as $$
declare
  a auction;
begin
  select * into a from auction where id_product = new.id_product for no key update;
  if a.state <> 'open' or new.at < a.starts_at or new.at >= a.ends_at or new.id_user = a.id_owner
    or new.amount < a.starting_bet
    or exists (select from bid b where b.id_product = new.id_product
      and (b.amount > new.amount or b.amount = new.amount and not new.automatic)) then
    raise exception 'auction % does not accept this bid', new.id_product using errcode = '42501';
  end if;
  return new;
end $$;
create trigger accept_bid before insert on bid for each row execute function accept_bid();
create function keep_bids() returns trigger language plpgsql as $$
begin
  raise exception 'a bid is never changed' using errcode = '42501';
end $$;
create trigger keep_bids before update or delete on bid for each row execute function keep_bids();

create function note_bid(
  product bigint, bidder bigint, price bigint, by_itself boolean, hidden boolean, session_device text, now timestamptz
) returns void language plpgsql as $$
begin
  insert into bid (id_product, id_user, amount, automatic, anonymous, device, at)
    values (product, bidder, price, by_itself, hidden, session_device, now);
  update auction_bidder set best = greatest(best, price), last_bid_at = now
    where id_product = product and id_user = bidder;
end $$;

/*
 * The one writer of bids. Locks the auction, so that bids are judged one after another and never after its end, whatever
 * process or clock they come from. Answers `leading`, `outbid` (a higher maximum answered at once), `maximum` (a leader
 * changed theirs) or why not: `missing`, `early`, `ended`, `own`, `low`.
 */
create function place_bid(
  product bigint, bidder bigint, price bigint, is_maximum boolean, hidden boolean, session_device text, now timestamptz
) returns table (answer text, passed bigint, moved_end boolean) language plpgsql as $$
declare
  a auction;
  is_new boolean;
  lowest bigint;
  own bigint;
  counter bigint;
  at timestamptz;
  new_end timestamptz;
begin
  select * into a from auction x where x.id_product = product for no key update;
  if not found then return query select 'missing', null::bigint, false; return; end if;
  -- A clock that lags behind the one of the last bid does not turn time back.
  at := greatest(now, a.last_bid_at);
  if a.state <> 'open' or at >= a.ends_at then return query select 'ended', null::bigint, false; return; end if;
  if at < a.starts_at then return query select 'early', null::bigint, false; return; end if;
  if a.id_owner = bidder then return query select 'own', null::bigint, false; return; end if;
  lowest := coalesce(a.top_bet + auction_step(a.top_bet), a.starting_bet);

  if a.id_leader = bidder then
    if not is_maximum or price <= a.top_bet then return query select 'low', null::bigint, false; return; end if;
    own := case when a.top_bet < a.reserve and price >= a.reserve then a.reserve else a.top_bet end;
    if own > a.top_bet then perform note_bid(product, bidder, own, true, a.leader_anonymous, session_device, at); end if;
    update auction set leader_max = price, top_bet = own, bids = bids + (own > a.top_bet)::int,
      last_bid_at = case when own > a.top_bet then at else last_bid_at end where id_product = product;
    update auction_bidder set maximum = price where id_product = product and id_user = bidder;
    return query select 'maximum', null::bigint, false;
    return;
  end if;
  if price < lowest then return query select 'low', null::bigint, false; return; end if;

  insert into auction_bidder as b (id_product, id_user, alias, last_bid_at)
    values (product, bidder, (select coalesce(max(x.alias), 0) + 1 from auction_bidder x where x.id_product = product),
      at)
    on conflict (id_product, id_user) do update set last_bid_at = at returning b.xmax = 0 into is_new;
  update auction_bidder set maximum = case when is_maximum then price end
    where id_product = product and id_user = bidder;
  new_end := greatest(a.ends_at, least(at + interval '2 minutes', a.planned_end + interval '60 minutes'));

  if price <= a.leader_max then
    -- The earlier of two equal ones leads at its amount.
    counter := least(a.leader_max, price + auction_step(price));
    perform note_bid(product, bidder, price, false, hidden, session_device, at);
    perform note_bid(product, a.id_leader, counter, true, a.leader_anonymous, 'automatic', at);
    update auction set top_bet = counter, bids = bids + 2, bidders = bidders + is_new::int, last_bid_at = at,
      ends_at = new_end where id_product = product;
    return query select 'outbid', null::bigint, new_end > a.ends_at;
    return;
  end if;

  own := price;
  if is_maximum then
    own := least(price, greatest(a.leader_max + auction_step(a.leader_max), lowest));
    if a.reserve <= price then own := greatest(own, a.reserve); end if;
  end if;
  counter := case when is_maximum and a.leader_max > a.top_bet then a.leader_max end;
  if counter is not null then
    perform note_bid(product, a.id_leader, counter, true, a.leader_anonymous, 'automatic', at);
  end if;
  perform note_bid(product, bidder, own, is_maximum and own < price, hidden, session_device, at);
  update auction set top_bet = own, id_leader = bidder, leader_max = price, leader_anonymous = hidden,
    bids = bids + 1 + (counter is not null)::int, bidders = bidders + is_new::int, last_bid_at = at, ends_at = new_end
    where id_product = product;
  return query select 'leading', a.id_leader, new_end > a.ends_at;
end $$;
