import type { Invariant } from '../../ledger/index.ts';

export const trackRecordsAddUp: Invariant = {
  id: 'I21',
  name: 'track-records-add-up',
  description: 'a talent’s counters match their completed, late and declined orders, and the donations in the ledger',
  violationsSql: `
    with counted as (
      select o.id_talent, (o.id % 16)::int as slot, count(*) filter (where o.state = 'completed') as completed,
        count(*) filter (where o.state = 'expired' and exists (
          select from order_event e where e.id_order = o.id and e.state = 'processing')) as late,
        count(*) filter (where o.type <> 'COLLABORATION' and (o.state = 'declined'
          or (o.state = 'refunded' and o.actor = 'talent' and o.completed_at is null))) as declined,
        coalesce(sum(g.amount), 0) as donated
      from orders o
      left join (
        select split_part(t.ref, ' ', 1) as ref, sum(e.amount) as amount from ledger_tx t join ledger_entry e on e.id_tx = t.id
          join ledger_account a on a.id = e.id_account and a.kind = 'charity'
        where t.kind in ('order.fulfilled', 'order.drawn', 'order.donated', 'order.reclaimed', 'pack.reclaimed') group by 1
      ) g on g.ref = o.id::text
      where o.state in ('completed', 'expired', 'declined', 'refunded') or g.amount is not null
      group by 1, 2
    )
    select id_talent, slot, r.completed, c.completed as are_completed, r.late, c.late as are_late,
      r.declined, c.declined as are_declined, r.donated, c.donated as is_donated
    from talent_record r full join counted c using (id_talent, slot)
    where (coalesce(r.completed, 0), coalesce(r.late, 0), coalesce(r.declined, 0), coalesce(r.donated, 0))
      <> (coalesce(c.completed, 0), coalesce(c.late, 0), coalesce(c.declined, 0), coalesce(c.donated, 0))`,
};
