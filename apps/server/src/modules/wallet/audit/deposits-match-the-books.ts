import type { Invariant } from '../../ledger/index.ts';

export const depositsMatchTheBooks: Invariant = {
  id: 'I6',
  name: 'deposits-match-the-books',
  description: 'a deposit is posted to its wallet when it is paid, and only then',
  violationsSql: `
    select p.id, p.state, p.amount from payment p
    where p.purpose = 'deposit' and (p.state = 'paid') <> exists (
      select from ledger_tx t join ledger_entry e on e.id_tx = t.id join ledger_account a on a.id = e.id_account
      where t.kind = 'deposit.received' and t.ref = p.ref
        and a.kind = 'deposited' and a.owner = p.id_user::text and e.amount = p.amount)
    union all
    select null, null, e.amount from ledger_tx t join ledger_entry e on e.id_tx = t.id and e.amount > 0
    where t.kind = 'deposit.received'
      and not exists (select from payment p where p.purpose = 'deposit' and p.ref = t.ref)`,
};
