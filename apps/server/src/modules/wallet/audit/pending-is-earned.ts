import type { Invariant } from '../../ledger/index.ts';

export const pendingIsEarned: Invariant = {
  id: 'I6',
  name: 'pending-is-earned',
  description: 'the pending balance is the sum of the earnings that were not released yet',
  violationsSql: `
    select coalesce(booked.owner, waiting.owner) as owner, booked.sum as pending, waiting.sum as earnings
    from (
      select a.owner, sum(e.amount) as sum from ledger_account a join ledger_entry e on e.id_account = a.id
      where a.kind = 'pending' group by a.owner
    ) booked full join (
      select id_user::text as owner, sum(amount) as sum from earning where released_at is null and taken_back_at is null group by id_user
    ) waiting on waiting.owner = booked.owner
    where coalesce(booked.sum, 0) <> coalesce(waiting.sum, 0)`,
};
