import type { Invariant } from './invariant.ts';

export const floorsHold: Invariant = {
  id: 'I3',
  name: 'floors-hold',
  description: 'no bonus, deposit or earnings account is below zero',
  violationsSql: `
    select a.id, a.kind, a.owner, a.balance from ledger_account a
    where a.kind in ('bonus', 'deposited', 'earned') and coalesce(a.balance < 0 or a.floor < 0, true)`,
};
