import type { Truth } from '../../ledger/index.ts';

export const datesFitStates: Truth = {
  invariant: 'I22',
  name: 'dates-fit-states',
  says: 'an order has the dates of its state: paid once it started, a deadline once it is worked on, delivered when it is done',
  faults: `
    select id, state::text as state, paid_at, deadline_at, delivered_at, completed_at from orders
    where case
      when state = 'awaitingPayment' then paid_at is not null
      when state = 'refunded' then paid_at is null
      when state = 'completed' or (state = 'disputed' and completed_at is not null) then paid_at is null or delivered_at is null
      when state = 'expired' then paid_at is not null and deadline_at is null
      else paid_at is null or deadline_at is null end`,
};
