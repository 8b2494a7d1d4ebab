import type { Invariant } from '../../ledger/index.ts';

const oneLiveAgreement: Invariant = {
  id: 'I10',
  name: 'one-live-agreement',
  description: 'a fan has at most one live membership and one live gift with a talent',
  violationsSql: `
    select id_user, id_talent, kind::text as kind, count(*) as live from recurring_agreement
    where state <> 'ended' group by 1, 2, 3 having count(*) > 1`,
};

// The domain event of a payment is handled a moment after the order is paid.
const periodsPaidOnce: Invariant = {
  id: 'I10',
  name: 'periods-paid-once',
  description:
    'a paid period has one paid order, every paid order of an agreement a period, and no two of them overlap',
  violationsSql: `
    select p.id_agreement, p.id_order, p.state::text as state from recurring_period p join orders o on o.id = p.id_order
    where (p.state = 'paid') <> (o.completed_at is not null and (o.state <> 'refunded' or p.state = 'paid'))
      and not exists (
        select from fact f where f.handled_at is null and f.body ->> 'idOrder' = o.id::text)
    union all
    select p.id_agreement, p.id_order, 'in the ledger' from recurring_period p join orders o on o.id = p.id_order
    where p.state = 'paid' and o.total > 0 and 1 <> (
      select count(*) from ledger_tx t where t.kind = 'order.paid' and t.ref = o.id::text)
    union all
    select p.id_agreement, p.id_order, 'overlaps' from recurring_period p join recurring_period q
      on q.id_agreement = p.id_agreement and q.state = 'paid' and q.number > p.number and q.from_at < p.until
    where p.state = 'paid'`,
};

const nothingAfterTheEnd: Invariant = {
  id: 'I10',
  name: 'nothing-after-the-end',
  description: 'nobody is charged after the end of an agreement without a refund',
  violationsSql: `
    select a.id, o.id as id_order from recurring_agreement a join recurring_period p on p.id_agreement = a.id
      join orders o on o.id = p.id_order
    where a.state = 'ended' and o.paid_at > a.ended_at and o.state = 'completed'
      and not exists (select from fact f where f.handled_at is null and f.body ->> 'idOrder' = o.id::text)`,
};

export const recurringInvariants: readonly Invariant[] = [oneLiveAgreement, periodsPaidOnce, nothingAfterTheEnd];
