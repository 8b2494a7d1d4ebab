import type { Invariant } from './invariant.ts';

export const entriesHaveAccounts: Invariant = {
  id: 'I2',
  name: 'entries-have-accounts',
  description: 'every entry belongs to an account',
  violationsSql: `
    select e.id_tx, e.id_account, e.amount from ledger_entry e
    where not exists (select from ledger_account a where a.id = e.id_account)`,
};
