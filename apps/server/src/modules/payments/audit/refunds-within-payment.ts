import type { Truth } from '../../ledger/index.ts';

export const refundsWithinPayment: Truth = {
  invariant: 'I5',
  name: 'refunds-within-payment',
  says: 'a payment’s refunds are what it says they are, and no more than what it brought',
  faults: `
    select p.id, p.captured, p.refunded, coalesce(sum(r.amount), 0) as refunds
    from payment p left join refund r on r.id_payment = p.id and r.state <> 'failed'
    group by p.id
    having coalesce(sum(r.amount), 0) > p.captured or p.refunded > p.captured
      or p.refunded <> coalesce(sum(r.amount) filter (where r.state = 'sent'), 0)`,
};
