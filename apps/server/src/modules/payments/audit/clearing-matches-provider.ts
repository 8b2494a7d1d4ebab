import type { Invariant } from '../../ledger/index.ts';

export const clearingMatchesProvider: Invariant = {
  id: 'I4',
  name: 'clearing-matches-provider',
  description:
    'the balance of a payment’s clearing account is what the card provider charged, less refunds and disputes',
  violationsSql: `
    select p.id, p.captured, p.refunded, p.disputed, coalesce(booked.sum, 0) as clearing
    from payment p left join (
      select a.owner, sum(e.amount) as sum from ledger_account a join ledger_entry e on e.id_account = a.id
      where a.kind = 'clearing' group by a.owner
    ) booked on booked.owner = p.id::text
    where coalesce(booked.sum, 0) <> -(p.captured - p.refunded - p.disputed)`,
};
