import type { Truth } from './truth.ts';

export const floorsHold: Truth = {
  invariant: 'I3',
  name: 'floors-hold',
  says: 'no bonus, deposit or earnings account is below zero',
  faults: `
    select a.id, a.kind, a.owner, a.balance from ledger_account a
    where a.kind in ('bonus', 'deposited', 'earned') and coalesce(a.balance < 0 or a.floor < 0, true)`,
};
