import type { Invariant } from '../../ledger/index.ts';

const bidsRise: Invariant = {
  id: 'I9',
  name: 'bids-rise',
  description: 'a bid is above the one before it by at least the step; one placed by itself is at least as high',
  violationsSql: `
    select id_product, id, amount, before from (
      select b.*, lag(amount) over w as before, lag(automatic) over w as after_answer
      from bid b window w as (partition by id_product order by number)) b
    where amount < before
      or not automatic and amount < before + case when after_answer then 1 else auction_step(before) end`,
};

const noBidOutsideItsTime: Invariant = {
  id: 'I9',
  name: 'no-bid-outside-its-time',
  description: 'no bid was accepted before the start, after the end, of the owner, or below the starting bet',
  violationsSql: `
    select b.id_product, b.id from bid b join auction a using (id_product)
    where b.at < a.starts_at or b.at >= a.ends_at or b.id_user = a.id_owner or b.amount < a.starting_bet`,
};

const theHighestLeads: Invariant = {
  id: 'I9',
  name: 'the-highest-leads',
  description: 'an auction’s leader, price and counts are those of its bids, which are numbered without gaps',
  violationsSql: `
    select a.id_product from auction a
      left join lateral (
        select id_user, amount from bid b where b.id_product = a.id_product order by number desc limit 1) top on true
      left join lateral (
        select count(*) as bids, max(number) as number, count(distinct id_user) as bidders from bid b where b.id_product = a.id_product) n on true
    where (a.id_leader, a.top_bet) is distinct from (top.id_user, top.amount) or a.bids <> n.bids
      or n.number <> n.bids or a.bidders <> n.bidders`,
};

// The domain event of a payment is handled a moment after the order is paid.
const onePayingWinner: Invariant = {
  id: 'I9',
  name: 'one-paying-winner',
  description:
    'a sold auction has one paid order, of who won it, at their own bid, or of who bought it at its price; the leader is asked first, and nobody else pays for it',
  violationsSql: `
    select a.id_product, a.state::text as state from auction a
    where (a.state = 'sold') <> exists (select from auction_offer o where o.id_product = a.id_product and o.state = 'paid')
    union all
    select o.id_product, 'order' from auction_offer o join orders on orders.id = o.id_order
    where orders.id_buyer <> o.id_user or orders.agreed_price <> o.amount
      or o.amount is distinct from case when o.place = 0
        then (select buy_now from auction a where a.id_product = o.id_product)
        else (select best from auction_bidder b where b.id_product = o.id_product and b.id_user = o.id_user) end
    union all
    select orders.id_product, 'paid without a win' from orders join auction using (id_product)
      left join auction_offer o on o.id_order = orders.id
    where o.state is distinct from 'paid' and orders.paid_at is not null
      and orders.state in ('processing', 'shipped', 'completed')
      and not exists (select from fact f where f.handled_at is null and f.body ->> 'idOrder' = orders.id::text)
    union all
    select o.id_product, 'won by another' from auction_offer o join auction a using (id_product)
      join users leader on leader.id = a.id_leader
    where o.place = 1 and o.id_user <> a.id_leader and leader.status <> 'DEACTIVATED'`,
};

export const auctionInvariants: readonly Invariant[] = [
  bidsRise,
  noBidOutsideItsTime,
  theHighestLeads,
  onePayingWinner,
];
