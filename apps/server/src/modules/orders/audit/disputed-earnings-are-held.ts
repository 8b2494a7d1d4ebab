import type { Invariant } from '../../ledger/index.ts';

export const disputedEarningsAreHeld: Invariant = {
  id: 'I6',
  name: 'disputed-earnings-are-held',
  description:
    'no talent is paid for an order with an open problem, nor for any guest of a date that was reported as not having taken place',
  violationsSql: `
    select e.id, e.ref, e.held, e.released_at, d.opened_at
    from earning e
    join orders o on o.id::text = e.ref
    left join date_dispute d on d.id_variation = o.id_variation and o.type in ('EVENT', 'MUSEUM_TOUR')
    where e.kind = 'order.fulfilled' and e.taken_back_at is null and (
      (e.released_at is null and not e.held
        and ((o.state = 'disputed' and o.completed_at is not null) or (d.opened_at is not null and d.decided_at is null)))
      or e.released_at > d.opened_at and (d.decided_at is null or e.released_at < d.decided_at))
    union all
    select null, o.id::text, null, null, d.opened_at
    from date_dispute d join orders o on o.id_variation = d.id_variation and o.type in ('EVENT', 'MUSEUM_TOUR')
    where d.decided_at is null and not exists (
      select from orders r join order_problem p on p.id_order = r.id and p.kind = 'didNotTakePlace' and p.decided_at is null
      where r.id_variation = d.id_variation and r.state = 'disputed')`,
};
