import type { Invariant } from './invariant.ts';

export const reversalsUndo: Invariant = {
  id: 'I6',
  name: 'reversals-undo',
  description: 'a reversal undoes a whole transaction, and a transaction is reversed at most once',
  violationsSql: `
    select r.id, r.kind, r.ref, r.reverses from ledger_tx r
    where r.reverses is not null and (
      exists (select from ledger_tx o where o.reverses = r.reverses and o.id <> r.id)
      or exists (
        select from ledger_entry e where e.id_tx in (r.id, r.reverses)
        group by e.id_account having sum(e.amount) <> 0))`,
};
