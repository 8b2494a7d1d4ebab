-- Bids of an auction are numbered without gaps, in the order in which they were accepted, which is that of their amounts:
-- any page of them is found by their numbers.
alter table bid add column number int;
alter table bid disable trigger keep_bids;
update bid set number = n.number
  from (select id, row_number() over (partition by id_product order by id) as number from bid) n where n.id = bid.id;
alter table bid enable trigger keep_bids;
alter table bid alter column number set not null, add constraint bid_number unique (id_product, number);
create index bid_of_bidder on bid (id_product, id_user, number desc);
drop index bid_by_amount;

-- No bid before the start or after the end, by the owner, or below what leads; each follows the one before.
create or replace function accept_bid() returns trigger language plpgsql as $$
declare
  a auction;
  last bid;
begin
  select * into a from auction where id_product = new.id_product for no key update;
  select * into last from bid where id_product = new.id_product order by number desc limit 1;
  if a.state <> 'open' or new.at < a.starts_at or new.at >= a.ends_at or new.id_user = a.id_owner
    or new.amount < a.starting_bet or new.number <> coalesce(last.number, 0) + 1
    or last.amount > new.amount or last.amount = new.amount and not new.automatic then
    raise exception 'auction % does not accept this bid', new.id_product using errcode = '42501';
  end if;
  return new;
end $$;

create or replace function note_bid(
  product bigint, bidder bigint, price bigint, by_itself boolean, hidden boolean, session_device text, now timestamptz
) returns void language plpgsql as $$
begin
  insert into bid (id_product, number, id_user, amount, automatic, anonymous, device, at)
    values (product, (select coalesce(max(number), 0) + 1 from bid where id_product = product), bidder, price, by_itself,
      hidden, session_device, now);
  update auction_bidder set best = greatest(best, price), last_bid_at = now
    where id_product = product and id_user = bidder;
end $$;
