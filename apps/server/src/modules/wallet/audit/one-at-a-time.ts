import type { Invariant } from '../../ledger/index.ts';

export const oneAtATime: Invariant = {
  id: 'I11',
  name: 'one-at-a-time',
  description: 'no user has two open deposits or two open withdrawals',
  violationsSql: `
    select 'deposit' as what, id_user, count(*) as open from payment
    where purpose = 'deposit' and state in ('recorded', 'open', 'needsAuthentication') group by id_user having count(*) > 1
    union all
    select 'withdrawal', id_user, count(*) from withdrawal
    where state in ('requested', 'approved') group by id_user having count(*) > 1`,
};
