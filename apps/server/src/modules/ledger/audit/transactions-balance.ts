import type { Invariant } from './invariant.ts';

export const transactionsBalance: Invariant = {
  id: 'I1',
  name: 'transactions-balance',
  description: 'every ledger transaction has at least two entries that sum to 0',
  violationsSql: `
    select t.id, t.kind, t.ref, count(e.amount) as entries, coalesce(sum(e.amount), 0) as sum
    from ledger_tx t left join ledger_entry e on e.id_tx = t.id
    group by t.id having count(e.amount) < 2 or sum(e.amount) <> 0`,
};
