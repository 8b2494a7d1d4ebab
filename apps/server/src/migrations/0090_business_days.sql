-- A day of the whole business, counted once, the night after. What is over does not change.
create table business_day (
  day date primary key,
  orders int not null check (orders >= 0),
  -- Cents that buyers paid, and that went back to them.
  sales bigint not null check (sales >= 0),
  refunds int not null check (refunds >= 0),
  refunded bigint not null check (refunded >= 0),
  -- By how much the money in escrow grew.
  held_change bigint not null,
  counted_at timestamptz not null
);
create index orders_paid on orders (paid_at) where paid_at is not null;
revoke update, delete, truncate on business_day from stagedoor_program;
