-- Why nobody can bid at a time, or this user never: `ended`, `early`, `own`. Null: they can.
create function auction_refusal(a auction, bidder bigint, at timestamptz) returns text language sql immutable
  return case when a.state <> 'open' or at >= a.ends_at then 'ended' when at < a.starts_at then 'early'
    when a.id_owner = bidder then 'own' end;

/*
 * The one writer of bids. Locks the auction, so that bids are judged one after another. Without `now` the time is this
 * database's, read once the auction is locked, so that neither the clock of the calling process nor the wait for the lock
 * lets a bid in after the end. `now` is for clocks that are moved by hand. Answers at which time the bid was judged, and
 * `leading`, `outbid` (a higher maximum answered at once), `maximum` (a leader changed theirs) or why not: `missing`,
 * `low`, and what `auction_refusal` answers.
 */
drop function place_bid(bigint, bigint, bigint, boolean, boolean, text, timestamptz);
create function place_bid(
  product bigint, bidder bigint, price bigint, is_maximum boolean, hidden boolean, session_device text, now timestamptz
) returns table (answer text, passed bigint, judged_at timestamptz) language plpgsql as $$
declare
  a auction;
  refusal text;
  is_new boolean;
  lowest bigint;
  own bigint;
  counter bigint;
  at timestamptz;
  new_end timestamptz;
begin
  select * into a from auction x where x.id_product = product for no key update;
  if not found then return query select 'missing', null::bigint, null::timestamptz; return; end if;
  -- A clock that lags behind the one of the last bid does not turn time back.
  at := greatest(coalesce(now, clock_timestamp()), a.last_bid_at);
  refusal := auction_refusal(a, bidder, at);
  if refusal is not null then return query select refusal, null::bigint, at; return; end if;
  lowest := coalesce(a.top_bet + auction_step(a.top_bet), a.starting_bet);

  if a.id_leader = bidder then
    if not is_maximum or price <= a.top_bet then return query select 'low', null::bigint, at; return; end if;
    own := case when a.top_bet < a.reserve and price >= a.reserve then a.reserve else a.top_bet end;
    if own > a.top_bet then perform note_bid(product, bidder, own, true, a.leader_anonymous, session_device, at); end if;
    update auction set leader_max = price, top_bet = own, bids = bids + (own > a.top_bet)::int,
      last_bid_at = case when own > a.top_bet then at else last_bid_at end where id_product = product;
    update auction_bidder set maximum = price where id_product = product and id_user = bidder;
    return query select 'maximum', null::bigint, at;
    return;
  end if;
  if price < lowest then return query select 'low', null::bigint, at; return; end if;

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
    return query select 'outbid', null::bigint, at;
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
  return query select 'leading', a.id_leader, at;
end $$;
