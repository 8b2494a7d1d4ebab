import type { Invariant } from './invariant.ts';

export const nothingIsPaidOutTwice: Invariant = {
  id: 'I6',
  name: 'nothing-is-paid-out-twice',
  description: 'no order, pending earning, withdrawal or fund has paid out more than it received',
  violationsSql: `
    select a.id, a.kind, a.owner, sum(e.amount) as sum
    from ledger_account a join ledger_entry e on e.id_account = a.id
    where a.kind in ('escrow', 'pending', 'payout', 'charity') group by a.id having sum(e.amount) < 0`,
};
