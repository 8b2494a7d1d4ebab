import type { Invariant } from './invariant.ts';

export const balancesAreSums: Invariant = {
  id: 'I2',
  name: 'balances-are-sums',
  description: 'a stored balance is the sum of its entries',
  violationsSql: `
    select a.id, a.kind, a.owner, a.balance, coalesce(sum(e.amount), 0) as sum
    from ledger_account a left join ledger_entry e on e.id_account = a.id
    where a.tracked group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
};
