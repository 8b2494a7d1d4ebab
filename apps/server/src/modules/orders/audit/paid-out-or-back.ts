import type { Invariant } from '../../ledger/index.ts';

export const paidOutOrBack: Invariant = {
  id: 'I6',
  name: 'paid-out-or-back',
  description: 'no order was refunded after a payout that was not reclaimed, and only completed orders were paid out',
  violationsSql: `
    select t.ref, array_agg(t.kind) as kinds from ledger_tx t
    where t.kind in ('order.fulfilled', 'order.reclaimed', 'order.refunded', 'order.returned', 'order.released', 'order.donated',
      'order.disputeLost')
    group by t.ref
    having bool_or(t.kind = 'order.fulfilled') and count(*) > 1 and not bool_or(t.kind = 'order.reclaimed')
      or bool_or(t.kind = 'order.reclaimed') and not bool_or(t.kind in ('order.refunded', 'order.returned'))
      or bool_or(t.kind = 'order.donated') and count(*) > 1
    union all
    select o.id::text, array[o.state::text] from orders o
    where o.total > o.returned and o.drawn = 0 and ((o.completed_at is not null) <> exists (
        select from ledger_tx t where t.kind = 'order.fulfilled' and t.ref = o.id::text)
      or (o.completed_at is not null and o.state not in ('completed', 'disputed')) <> exists (
        select from ledger_tx t where t.kind = 'order.reclaimed' and t.ref = o.id::text))`,
};
