import type { Invariant } from '../../ledger/index.ts';

export const refundsWithinPayment: Invariant = {
  id: 'I5',
  name: 'refunds-within-payment',
  description:
    'a payment’s refunded total is the sum of its sent refunds, and all refunds together are at most what was captured',
  violationsSql: `
    select p.id, p.captured, p.refunded, coalesce(sum(r.amount), 0) as refunds
    from payment p left join refund r on r.id_payment = p.id and r.state <> 'failed'
    group by p.id
    having coalesce(sum(r.amount), 0) > p.captured or p.refunded > p.captured
      or p.refunded <> coalesce(sum(r.amount) filter (where r.state = 'sent'), 0)`,
};
