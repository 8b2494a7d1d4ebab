-- An order that the program places can be charged more than once until its time is over: a declined card is tried again.
alter table orders
  add column pay_by timestamptz,
  add constraint orders_pay_by check (pay_by is null or placed_by = 'system');

-- Joining can be undone for a while, and what was paid too late is refunded, though such orders are completed on payment.
insert into order_edge values ('completed', 'refunded', 'buyer'), ('completed', 'refunded', 'system');

-- An order that had lapsed and was paid after all is marked as paid when it is completed: no lapsed order is a paid one.
create or replace function start_order(
  wanted bigint, paid timestamptz, goes_to order_state, deadline timestamptz, express_deadline timestamptz, out sold_out bigint
) language plpgsql set search_path = public, pg_temp as $$
declare
  ref text;
begin
  if goes_to is null then
    update orders o set paid_at = case when o.state = 'awaitingPayment' then paid end where o.id = wanted
      returning o.hold_ref into ref;
  else
    update orders o
      set paid_at = paid, state = goes_to, actor = 'system', reason = null, moved_at = paid, deadline_at = deadline,
        express_deadline_at = express_deadline
      where o.id = wanted returning o.hold_ref into ref;
  end if;
  select c.sold_out into sold_out from stock_commit(ref) c;
end
$$;

-- What is charged every month: a membership or a gift of a fan to a talent. `starting`: the first payment is not in yet;
-- `retrying`: a renewal was declined; `stopping`: it ends with the paid period.
create type recurring_kind as enum ('membership', 'gift');
create type agreement_state as enum ('starting', 'active', 'retrying', 'stopping', 'ended');
create type agreement_end as enum ('stopped', 'unpaid', 'undone', 'missed', 'closed', 'refunded');
create type period_state as enum ('open', 'paid', 'unpaid');

create table recurring_agreement (
  id bigint generated always as identity primary key,
  kind recurring_kind not null,
  id_user bigint not null references users (id),
  id_talent bigint not null references users (id),
  -- What each period pays for, and its price.
  id_product bigint not null references product (id),
  amount bigint not null check (amount > 0),
  language language not null,
  -- Charged for renewals; null once its owner removed it.
  id_card uuid references saved_card (id) on delete set null,
  state agreement_state not null default 'starting',
  -- Its day of the month is kept: 31 January, 28 February, 31 March.
  anchor timestamptz,
  paid_until timestamptz,
  -- What it becomes with the first period that begins at `next_from` or later.
  next_product bigint references product (id),
  next_amount bigint check (next_amount > 0),
  next_from timestamptz,
  -- When something is to be done about it: a renewal, a retry, its end.
  look_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by agreement_end,
  constraint agreement_of_two check (id_user <> id_talent),
  constraint agreement_paid check ((anchor is null) = (paid_until is null)
    and (state not in ('active', 'retrying', 'stopping') or anchor is not null)),
  constraint agreement_next check (num_nonnulls(next_product, next_amount, next_from) in (0, 3)),
  constraint agreement_looked_at check ((look_at is not null) = (state in ('active', 'retrying', 'stopping'))),
  constraint agreement_ended check ((state = 'ended') = (ended_at is not null)
    and (ended_at is null) = (ended_by is null))
);
-- A fan has one membership and one monthly gift with a talent at a time.
create unique index recurring_agreement_live on recurring_agreement (id_user, id_talent, kind) where state <> 'ended';
create index recurring_agreement_due on recurring_agreement (look_at) where look_at is not null;
create index recurring_agreement_of_talent on recurring_agreement (id_talent, kind, id desc);
create index recurring_agreement_of_product on recurring_agreement (id_product) where state <> 'ended';
create index recurring_agreement_next_product on recurring_agreement (next_product) where next_product is not null;
create index recurring_agreement_of_card on recurring_agreement (id_card);

create table recurring_edge (
  from_state agreement_state not null,
  to_state agreement_state not null,
  primary key (from_state, to_state)
);
insert into recurring_edge values
  ('starting', 'active'), ('starting', 'ended'), ('active', 'retrying'), ('active', 'stopping'), ('active', 'ended'),
  ('retrying', 'active'), ('retrying', 'ended'), ('stopping', 'active'), ('stopping', 'ended');
create trigger agreement_keeps_to_edges before update of state on recurring_agreement
  for each row execute function keep_to_edges('recurring_edge');

-- A period is charged by one order, however often the card is tried.
create table recurring_period (
  id_agreement bigint not null references recurring_agreement (id),
  number int not null check (number > 0),
  from_at timestamptz not null,
  until timestamptz not null,
  id_product bigint not null references product (id),
  -- The whole price; what remained of a smaller period is credited and not charged.
  amount bigint not null check (amount > 0),
  credit bigint not null default 0,
  state period_state not null default 'open',
  id_order bigint not null unique references orders (id),
  -- The running attempt to charge the saved card.
  id_charge uuid references payment (id),
  primary key (id_agreement, number),
  constraint period_length check (until >= from_at),
  constraint period_credit check (credit between 0 and amount)
);
-- Nobody pays twice for the same time; one that a larger plan replaced at once has no time of its own.
create unique index recurring_period_paid on recurring_period (id_agreement, from_at) where state = 'paid' and until > from_at;
create unique index recurring_period_open on recurring_period (id_agreement) where state = 'open';
create index recurring_period_of_charge on recurring_period (id_charge);

revoke insert, update, delete, truncate on recurring_edge from stagedoor_program;
revoke delete, truncate on recurring_agreement, recurring_period from stagedoor_program;
