import type { Truth } from '../../ledger/index.ts';

export const paidOutOrBack: Truth = {
  invariant: 'I6',
  name: 'paid-out-or-back',
  says: 'no order was both paid out and given back, and only a completed one was paid out',
  faults: `
    select t.ref, array_agg(t.kind) as kinds from ledger_tx t
    where t.kind in ('order.fulfilled', 'order.refunded', 'order.returned', 'order.released', 'order.donated', 'order.disputeLost')
    group by t.ref
    having bool_or(t.kind = 'order.fulfilled') and count(*) > 1
      or bool_or(t.kind = 'order.donated') and count(*) > 1
    union all
    select o.id::text, array[o.state::text] from orders o
    where o.total > o.returned and (o.state = 'completed') <> exists (
      select from ledger_tx t where t.kind = 'order.fulfilled' and t.ref = o.id::text)`,
};
