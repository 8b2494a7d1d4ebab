import type { Truth } from '../../ledger/index.ts';

export const oneAtATime: Truth = {
  invariant: 'I11',
  name: 'one-at-a-time',
  says: 'nobody has two deposits or two withdrawals on their way',
  faults: `
    select 'deposit' as what, id_user, count(*) as open from payment
    where purpose = 'deposit' and state in ('recorded', 'open', 'needsAuthentication') group by id_user having count(*) > 1
    union all
    select 'withdrawal', id_user, count(*) from withdrawal
    where state in ('requested', 'approved') group by id_user having count(*) > 1`,
};
