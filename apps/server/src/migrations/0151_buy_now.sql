-- An auction's item can be bought at once until somebody bids. While the payment is decided it is held for its buyer; a hold
-- and a bid exclude each other in one row, so of a bid and a purchase exactly one happens.
alter table auction
  add column id_buyer bigint references users (id),
  add column held_at timestamptz,
  add constraint auction_hold check ((id_buyer is null) = (held_at is null)),
  add constraint auction_bought_or_bid check (id_buyer is null or bids = 0 and buy_now is not null),
  add constraint auction_not_bought_by_owner check (id_buyer <> id_owner),
  add constraint auction_sold_to check (state <> 'sold' or id_leader is not null or id_buyer is not null);
insert into auction_edge values ('open', 'sold');

create or replace function keep_auction() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not exists (
    select from auction_edge where from_state = old.state and to_state = new.state) then
    raise exception 'auction % cannot move from % to %', old.id_product, old.state, new.state
      using errcode = '42501';
  end if;
  if old.state = 'open' and new.state not in ('open', 'cancelled') and (new.state = 'sold') <> (old.id_buyer is not null) then
    raise exception 'auction % is sold at once to whom it is held for, and only so', old.id_product
      using errcode = '42501';
  end if;
  if old.bids > 0 and (new.id_owner, new.starting_bet, new.reserve, new.buy_now, new.starts_at, new.planned_end)
    is distinct from (old.id_owner, old.starting_bet, old.reserve, old.buy_now, old.starts_at, old.planned_end) then
    raise exception 'auction % has bids', old.id_product using errcode = '42501';
  end if;
  if old.id_buyer is not null and (new.id_owner, new.starting_bet, new.reserve, new.buy_now, new.starts_at, new.planned_end)
    is distinct from (old.id_owner, old.starting_bet, old.reserve, old.buy_now, old.starts_at, old.planned_end) then
    raise exception 'auction % is being bought', old.id_product using errcode = '42501';
  end if;
  if old.id_buyer is not null and new.id_buyer is not null and new.id_buyer <> old.id_buyer then
    raise exception 'auction % is held for another', old.id_product using errcode = '42501';
  end if;
  if old.state <> 'open' and (new.top_bet, new.id_leader, new.bids, new.ends_at, new.id_buyer)
    is distinct from (old.top_bet, old.id_leader, old.bids, old.ends_at, old.id_buyer) then
    raise exception 'auction % is over', old.id_product using errcode = '42501';
  end if;
  if new.top_bet < old.top_bet or new.ends_at < old.ends_at and old.bids > 0 or new.bids < old.bids then
    raise exception 'a bid of auction % cannot be taken back', old.id_product using errcode = '42501';
  end if;
  return new;
end $$;

-- Purchases at once have place 0. One that was not paid leaves its user free to try again, to bid and to win.
alter table auction_offer
  drop constraint auction_offer_place_check,
  add constraint auction_offer_place_check check (place between 0 and 4),
  drop constraint auction_offer_place,
  drop constraint auction_offer_user;
create unique index auction_offer_place on auction_offer (id_product, place) where place > 0;
create unique index auction_offer_winner on auction_offer (id_product, id_user) where place > 0;

-- Also `held`: somebody is buying it.
create or replace function auction_refusal(a auction, bidder bigint, at timestamptz) returns text language sql immutable
  return case when a.state <> 'open' or at >= a.ends_at then 'ended' when at < a.starts_at then 'early'
    when a.id_owner = bidder then 'own' when a.id_buyer is not null then 'held' end;

/*
 * The only start of a purchase at once. Locks the auction as `place_bid` does, and takes the time from the same clock.
 * Answers `held` for the caller at `price`, or why not: `missing`, `gone` (somebody has bid or is buying it, or there is
 * no price for it), and what `auction_refusal` answers.
 */
create function hold_auction(product bigint, buyer bigint, now timestamptz)
  returns table (answer text, price bigint, judged_at timestamptz) language plpgsql as $$
declare
  a auction;
  refusal text;
  at timestamptz;
begin
  select * into a from auction x where x.id_product = product for no key update;
  if not found then return query select 'missing', null::bigint, null::timestamptz; return; end if;
  at := greatest(coalesce(now, clock_timestamp()), a.last_bid_at);
  refusal := auction_refusal(a, buyer, at);
  if refusal is null and (a.buy_now is null or a.bids > 0) or refusal = 'held' then refusal := 'gone'; end if;
  if refusal is not null then return query select refusal, null::bigint, at; return; end if;
  update auction set id_buyer = buyer, held_at = at where id_product = product;
  return query select 'held', a.buy_now, at;
end $$;
