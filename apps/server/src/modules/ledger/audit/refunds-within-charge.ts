import type { Invariant } from './invariant.ts';

export const refundsWithinCharge: Invariant = {
  id: 'I5',
  name: 'refunds-within-charge',
  description: 'refunds of a charge never exceed the charge',
  violationsSql: `
    select a.id, a.owner, sum(e.amount) as sum from ledger_account a join ledger_entry e on e.id_account = a.id
    where a.kind = 'clearing' and a.owner <> 'bank' group by a.id having sum(e.amount) > 0`,
};
