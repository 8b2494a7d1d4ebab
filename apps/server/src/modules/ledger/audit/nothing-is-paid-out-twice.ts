import type { Truth } from './truth.ts';

export const nothingIsPaidOutTwice: Truth = {
  invariant: 'I6',
  name: 'nothing-is-paid-out-twice',
  says: 'no order, pending earning, withdrawal or fund has paid out more than it took in',
  faults: `
    select a.id, a.kind, a.owner, sum(e.amount) as sum
    from ledger_account a join ledger_entry e on e.id_account = a.id
    where a.kind in ('escrow', 'pending', 'payout', 'charity') group by a.id having sum(e.amount) < 0`,
};
