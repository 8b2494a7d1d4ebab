import type { Invariant } from './invariant.ts';

export const sharesAreNotNegative: Invariant = {
  id: 'I18',
  name: 'shares-are-not-negative',
  description: 'when an order is paid out, no share is below zero',
  violationsSql: `
    select share.id_tx, b.kind, b.owner, share.amount
    from ledger_account a join ledger_entry e on e.id_account = a.id
    join ledger_entry share on share.id_tx = e.id_tx and share.amount < 0
    join ledger_account b on b.id = share.id_account
    where a.kind = 'escrow' and e.amount < 0 and b.kind in ('platform', 'charity', 'pending')`,
};
