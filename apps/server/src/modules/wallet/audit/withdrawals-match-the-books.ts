import type { Invariant } from '../../ledger/index.ts';

export const withdrawalsMatchTheBooks: Invariant = {
  id: 'I6',
  name: 'withdrawals-match-the-books',
  description: 'a withdrawal’s money is set aside until the decision, and then where its state requires',
  violationsSql: `
    select w.id, w.state, w.amount, coalesce(booked.sum, 0) as set_aside
    from withdrawal w left join (
      select a.owner, sum(e.amount) as sum from ledger_account a join ledger_entry e on e.id_account = a.id
      where a.kind = 'payout' group by a.owner
    ) booked on booked.owner = w.id::text
    where coalesce(booked.sum, 0) <> case when w.state in ('requested', 'approved') then w.amount else 0 end
      or not exists (select from ledger_tx t where t.kind = 'withdrawal.requested' and t.ref = w.id::text)
      or (w.state not in ('requested', 'approved')
        and not exists (select from ledger_tx t where t.kind = 'withdrawal.' || w.state and t.ref = w.id::text))
      or (w.state = 'returned'
        and not exists (select from ledger_tx t where t.kind = 'withdrawal.sent' and t.ref = w.id::text))
      or (w.state <> 'returned'
        and exists (select from ledger_tx t where t.kind = 'withdrawal.returned' and t.ref = w.id::text))
    union all
    select null, null, null, e.amount from ledger_tx t
    join ledger_entry e on e.id_tx = t.id and e.amount > 0
    where t.kind = 'withdrawal.requested' and not exists (select from withdrawal w where w.id::text = t.ref)`,
};
