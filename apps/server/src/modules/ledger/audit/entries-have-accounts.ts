import type { Truth } from './truth.ts';

export const entriesHaveAccounts: Truth = {
  invariant: 'I2',
  name: 'entries-have-accounts',
  says: 'every entry belongs to an account',
  faults: `
    select e.id_tx, e.id_account, e.amount from ledger_entry e
    where not exists (select from ledger_account a where a.id = e.id_account)`,
};
