import type { Invariant } from '../../ledger/index.ts';

export const disputesAreCovered: Invariant = {
  id: 'I4',
  name: 'disputes-are-covered',
  description:
    'a dispute account is short of what open disputes took and no wallet still held; a closed one is balanced',
  violationsSql: `
    select coalesce(booked.owner, open.id_payment) as payment, open.missing, booked.sum
    from (
      select a.owner, sum(e.amount) as sum from ledger_account a join ledger_entry e on e.id_account = a.id
      where a.kind = 'dispute' group by a.owner
    ) booked full join (
      select id_payment::text as id_payment, sum(amount - seized) as missing from dispute where state = 'open'
      group by id_payment
    ) open on open.id_payment = booked.owner
    where coalesce(booked.sum, 0) <> -coalesce(open.missing, 0)`,
};
