-- Card payments. What the provider said last stands beside what we want; a payment, a refund and a dispute only move
-- along their edges, and the money they stand for is in the ledger under the payment's clearing account.

create type payment_state as enum ('recorded', 'open', 'paid', 'failed', 'expired');
create type card_problem as enum ('rejected', 'notEnoughFunds', 'invalidFields');
create type refund_state as enum ('recorded', 'sent', 'failed');
create type dispute_state as enum ('open', 'won', 'lost');

-- Who somebody is to the card provider.
create table card_customer (
  id_user bigint primary key references users (id),
  id_customer text not null unique
);

create table saved_card (
  id uuid primary key,
  id_user bigint not null references users (id),
  -- The provider's name for it: the number is never here.
  method text not null unique,
  fingerprint text not null,
  brand text not null,
  last4 text not null,
  exp_month int not null,
  exp_year int not null,
  saved_at timestamptz not null,
  unique (id_user, fingerprint)
);

create table payment (
  id uuid primary key,
  purpose text not null check (purpose <> ''),
  ref text not null check (ref <> ''),
  -- The fact that is posted when it is paid, and the account that it credits.
  kind text not null,
  into_kind ledger_account_kind not null,
  into_owner text not null,
  amount bigint not null check (amount > 0),
  id_user bigint references users (id),
  email citext,
  description text not null,
  language language not null,
  -- Of our own pages: the provider sends people back there.
  success_path text check (success_path ~ '^/([^/\\]|$)'),
  cancel_path text check (cancel_path ~ '^/([^/\\]|$)'),
  keep_card boolean not null default false,
  -- Only authorised, never captured: the check of a card.
  hold boolean not null default false,
  off_session boolean not null default false,
  id_card uuid references saved_card (id) on delete set null,
  state payment_state not null default 'recorded',
  problem card_problem,
  checkout_id text unique,
  provider_payment text unique,
  captured bigint not null default 0,
  refunded bigint not null default 0,
  disputed bigint not null default 0,
  created_at timestamptz not null,
  -- When we first asked the provider for a page: from then on there may be one.
  opened_at timestamptz,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- When to ask the provider next, whatever else we hear.
  look_at timestamptz,
  check (captured in (0, amount)),
  constraint payment_refunds check (refunded between 0 and captured),
  check (disputed >= 0),
  check (not keep_card or id_user is not null),
  check (off_session = (success_path is null))
);
create unique index payment_paid_once on payment (purpose, ref) where state = 'paid';
create index payment_of_ref on payment (purpose, ref);
create index payment_to_look_at on payment (look_at) where look_at is not null;
create index payment_of_user on payment (id_user, purpose, created_at desc);

create table payment_edge (
  from_state payment_state not null,
  to_state payment_state not null,
  primary key (from_state, to_state)
);
-- Money that arrives is booked, however late.
insert into payment_edge values
  ('recorded', 'open'), ('recorded', 'paid'), ('recorded', 'failed'), ('recorded', 'expired'),
  ('open', 'paid'), ('open', 'failed'), ('open', 'expired'), ('expired', 'paid'), ('failed', 'paid');
create trigger payment_keeps_to_edges before update of state on payment
  for each row execute function keep_to_edges('payment_edge');

create table refund (
  id uuid primary key,
  id_payment uuid not null references payment (id),
  amount bigint not null check (amount > 0),
  kind text not null,
  ref text not null,
  from_kind ledger_account_kind not null,
  from_owner text not null,
  state refund_state not null default 'recorded',
  provider_refund text unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  look_at timestamptz,
  unique (kind, ref)
);
create index refund_of_payment on refund (id_payment);
create index refund_to_look_at on refund (look_at) where look_at is not null;

create table refund_edge (
  from_state refund_state not null,
  to_state refund_state not null,
  primary key (from_state, to_state)
);
-- A bank may send a refund back days later.
insert into refund_edge values ('recorded', 'sent'), ('recorded', 'failed'), ('sent', 'failed');
create trigger refund_keeps_to_edges before update of state on refund
  for each row execute function keep_to_edges('refund_edge');

create function keep_refund_within_charge() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  charged bigint;
  returned bigint;
begin
  -- Refunds of one payment wait for each other here.
  select captured - disputed into charged from payment where id = new.id_payment for update;
  select coalesce(sum(amount), 0) into returned from refund where id_payment = new.id_payment and state <> 'failed';
  if new.amount + returned > charged then
    raise 'the refunds of a payment exceed what it brought'
      using errcode = 'check_violation', constraint = 'refund_within_charge';
  end if;
  return new;
end
$$;
create trigger refund_within_charge before insert on refund
  for each row execute function keep_refund_within_charge();

create table dispute (
  -- The provider's.
  id text primary key,
  id_payment uuid not null references payment (id),
  amount bigint not null check (amount > 0),
  -- What we could take back from the account that the payment had credited.
  seized bigint not null check (seized between 0 and amount),
  state dispute_state not null default 'open',
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index dispute_of_payment on dispute (id_payment);

create table dispute_edge (
  from_state dispute_state not null,
  to_state dispute_state not null,
  primary key (from_state, to_state)
);
insert into dispute_edge values ('open', 'won'), ('open', 'lost');
create trigger dispute_keeps_to_edges before update of state on dispute
  for each row execute function keep_to_edges('dispute_edge');

-- What providers tell us, once each. The body stays until it is handled: it may name people.
create table webhook_inbox (
  source text not null,
  id_event text not null,
  type text not null,
  reference text,
  payment text,
  body text,
  received_at timestamptz not null,
  due_at timestamptz,
  handled_at timestamptz,
  primary key (source, id_event),
  check ((due_at is null) = (handled_at is not null))
);
create index webhook_inbox_waiting on webhook_inbox (due_at) where due_at is not null;

-- Up to when the provider's own list of events has been read.
create table reconciliation (
  source text primary key,
  until timestamptz not null
);

revoke delete, truncate on payment, refund, dispute from stagedoor_program;
revoke insert, update, delete, truncate on payment_edge, refund_edge, dispute_edge from stagedoor_program;
revoke all on function keep_refund_within_charge from public;
