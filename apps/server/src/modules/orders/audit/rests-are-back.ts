import type { Invariant } from '../../ledger/index.ts';

export const restsAreBack: Invariant = {
  id: 'I6',
  name: 'rests-are-back',
  description: 'the refund of a pack’s unused units matches the order, and those units can no longer be used',
  violationsSql: `
    select o.id, o.rest_returned, coalesce(b.amount, 0) as back
    from orders o
    left join (
      select t.ref, sum(e.amount) as amount from ledger_tx t join ledger_entry e on e.id_tx = t.id
        join ledger_account a on a.id = e.id_account and a.kind = 'escrow'
      where t.kind = 'pack.reclaimed' group by t.ref
    ) b on b.ref = o.id::text
    where o.rest_returned <> coalesce(b.amount, 0)
    union all
    select e.id_order, o.rest_returned, e."left" from entitlement e join orders o on o.id = e.id_order
    where e."left" > 0 and (o.rest_returned > 0 or o.state = 'refunded')`,
};
