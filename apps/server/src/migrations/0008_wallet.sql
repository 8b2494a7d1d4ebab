-- One deposit at a time.
create unique index payment_one_open_deposit on payment (id_user) where purpose = 'deposit' and state in ('recorded', 'open');
-- Those that never reached the ledger, for the list of transactions.
create index payment_unpaid on payment (id_user, created_at desc) where purpose = 'deposit' and state <> 'paid';

alter type link_purpose add value 'deposit';
alter type link_purpose add value 'withdraw';
-- What a link is about besides its person: the withdrawal.
alter table mailed_link add column ref bigint, add check ((ref is not null) = (purpose::text = 'withdraw'));

-- What the staff did, written with what they did. Nobody changes it.
create table staff_action (
  id bigint generated always as identity primary key,
  id_staff bigint not null references users (id),
  action text not null,
  subject text not null,
  detail jsonb not null,
  at timestamptz not null
);
create index staff_action_on on staff_action (subject, action);
revoke update, delete, truncate on staff_action from stagedoor_program;

-- What a person has earned and when they may spend it. The money itself is in the ledger, pending.
create table earning (
  id bigint generated always as identity primary key,
  id_user bigint not null references users (id),
  amount bigint not null check (amount > 0),
  -- The fact it was earned by.
  kind text not null,
  ref text not null,
  release_at timestamptz not null,
  released_at timestamptz,
  unique (kind, ref, id_user)
);
create index earning_due on earning (release_at) where released_at is null;
create index earning_of_user on earning (id_user, release_at) where released_at is null;

create type payout_rail as enum ('bank', 'card', 'paypal', 'crypto');
create type withdrawal_state as enum ('requested', 'approved', 'sent', 'rejected', 'cancelled');

-- Withdrawals that left together in one file.
create table withdrawal_batch (
  id bigint generated always as identity primary key,
  rail payout_rail not null,
  id_staff bigint not null references users (id),
  created_at timestamptz not null
);

create table withdrawal (
  id bigint generated always as identity primary key,
  id_user bigint not null references users (id),
  amount bigint not null check (amount > 0),
  state withdrawal_state not null default 'requested',
  rail payout_rail not null,
  -- Enough for the owner to recognise it.
  masked text not null,
  -- Person, address and destination, sealed; gone once the person is.
  details text,
  -- Keyed: tells whether money went there before, and nothing else.
  destination_hash bytea,
  -- A new destination waits.
  not_before timestamptz,
  created_at timestamptz not null,
  id_decider bigint references users (id),
  decided_at timestamptz,
  reason text,
  id_batch bigint references withdrawal_batch (id),
  check ((state in ('approved', 'sent', 'rejected')) = (id_decider is not null)),
  check ((id_decider is not null) = (decided_at is not null)),
  check (reason is null or state = 'rejected'),
  check ((state = 'sent') = (id_batch is not null))
);
create unique index withdrawal_one_open on withdrawal (id_user) where state in ('requested', 'approved');
create index withdrawal_queue on withdrawal (state, id);
create index withdrawal_of_user on withdrawal (id_user, id desc);
create index withdrawal_of_batch on withdrawal (id_batch) where id_batch is not null;

create table withdrawal_edge (
  from_state withdrawal_state not null,
  to_state withdrawal_state not null,
  primary key (from_state, to_state)
);
insert into withdrawal_edge values
  ('requested', 'approved'), ('requested', 'rejected'), ('requested', 'cancelled'), ('approved', 'sent');
create trigger withdrawal_keeps_to_edges before update of state on withdrawal
  for each row execute function keep_to_edges('withdrawal_edge');

revoke delete, truncate on withdrawal, withdrawal_batch, earning from stagedoor_program;
revoke insert, update, delete, truncate on withdrawal_edge from stagedoor_program;

-- How much of a currency one dollar buys, as last heard.
create table exchange_rate (
  currency text primary key,
  rate double precision not null check (rate > 0),
  updated_at timestamptz not null
);
