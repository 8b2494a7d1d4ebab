import type { Truth } from './truth.ts';

export const refundsWithinCharge: Truth = {
  invariant: 'I5',
  name: 'refunds-within-charge',
  says: 'the card provider never gave back more than it had taken',
  faults: `
    select a.id, a.owner, sum(e.amount) as sum from ledger_account a join ledger_entry e on e.id_account = a.id
    where a.kind = 'clearing' and a.owner <> 'bank' group by a.id having sum(e.amount) > 0`,
};
