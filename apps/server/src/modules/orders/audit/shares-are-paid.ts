import type { Invariant } from '../../ledger/index.ts';

export const sharesArePaid: Invariant = {
  id: 'I18',
  name: 'shares-are-paid',
  description: 'everyone with a share in a completed order received exactly that, and the shares add up to the price',
  violationsSql: `
    select o.id, a.kind::text as kind, sum(e.amount) as got
    from orders o
    join ledger_tx t on t.kind = 'order.fulfilled' and t.ref = o.id::text
    join ledger_entry e on e.id_tx = t.id join ledger_account a on a.id = e.id_account
    group by o.id, a.kind
    having sum(e.amount) <> case a.kind when 'charity' then o.charity when 'platform' then o.platform
      when 'pending' then o.talent when 'escrow' then o.returned - o.total else 0 end
    union all
    select o.id, 'quote', o.total from orders o where o.charity + o.platform + o.talent <> o.total - o.returned`,
};
