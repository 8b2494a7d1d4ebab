import type { Truth } from '../../ledger/index.ts';

export const paidOnce: Truth = {
  invariant: 'I5',
  name: 'paid-once',
  says: 'nothing was paid for twice, and a payment is paid for its whole amount, unless it was held to be captured later',
  faults: `
    select purpose, ref, count(*) as payments from payment where state = 'paid' group by purpose, ref having count(*) > 1
    union all
    select purpose, ref, 1 from payment where state = 'paid' and not capture_later and captured <> case when hold then 0 else amount end`,
};
