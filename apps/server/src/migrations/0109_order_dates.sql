-- An order has the dates of its state: paid once it has started, a deadline while it is worked on,
-- delivered when it is completed.
alter table orders add constraint orders_dates check (
  case
    when state = 'awaitingPayment' then true
    when state = 'expired' then paid_at is null or deadline_at is not null
    when state = 'refunded' then paid_at is not null
    when state = 'completed' or (state = 'disputed' and completed_at is not null)
      then paid_at is not null and delivered_at is not null and completed_at is not null
    else paid_at is not null and deadline_at is not null
  end);
-- It was for `completed_at` alone.
alter table orders drop constraint orders_check5;
