import type { Invariant } from '../../ledger/index.ts';

// A payment or failed refund is posted a moment before its order handles the domain event.
export const ordersMatchTheBooks: Invariant = {
  id: 'I6',
  name: 'orders-match-the-books',
  description: 'escrow holds the price of an order while it is open, and nothing once it is over',
  violationsSql: `
    with held as (
      select a.owner, sum(e.amount) as amount from ledger_account a join ledger_entry e on e.id_account = a.id
      where a.kind = 'escrow' group by a.owner
    )
    select o.id, o.state::text as state, o.total, coalesce(h.amount, 0) as held
    from orders o left join held h on h.owner = o.id::text
    where not exists (
        select from fact f where f.handled_at is null and f.body ->> 'ref' = o.id::text and f.body ->> 'purpose' = 'order')
      and coalesce(h.amount, 0) <> case
        when o.state = 'awaitingPayment' then o.from_wallet
        when o.state = 'disputed' and o.completed_at is not null then 0
        when o.state in ('reviewing', 'processing', 'shipped', 'disputed') or o.refund_due_at is not null then o.total - o.returned - o.drawn
        else 0 end`,
};
