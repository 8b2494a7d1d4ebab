import type { Truth } from '../../ledger/index.ts';

export const disputesAreCovered: Truth = {
  invariant: 'I4',
  name: 'disputes-are-covered',
  says: 'a dispute account lacks what open disputes took and nobody’s wallet still held, and a closed one lacks nothing',
  faults: `
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
