import type { Invariant } from '../../ledger/index.ts';

export const paidOnce: Invariant = {
  id: 'I5',
  name: 'paid-once',
  description: 'nothing was paid twice, and a payment is paid in full, unless it was held for a later capture',
  violationsSql: `
    select purpose, ref, count(*) as payments from payment where state = 'paid' group by purpose, ref having count(*) > 1
    union all
    select purpose, ref, 1 from payment where state = 'paid' and not capture_later and captured <> case when hold then 0 else amount end`,
};
