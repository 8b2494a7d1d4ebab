-- What the auditor found when it last looked, for whoever asks and in whichever process.
create table ledger_audit (
  truth text primary key,
  faults int not null check (faults >= 0),
  -- A few of the rows that it does not hold for: ids and figures.
  examples jsonb not null,
  took_ms int not null check (took_ms >= 0),
  at timestamptz not null
);

-- The books by kind of account, at that moment.
create table ledger_total (
  kind ledger_account_kind primary key,
  accounts bigint not null,
  balance bigint not null,
  at timestamptz not null
);

-- By what the staff look for an order or a transaction, the newest first.
create index orders_in_state on orders (state, id desc);
create index orders_of_type on orders (type, id desc);
create index orders_placed on orders (placed_at);
create index ledger_tx_of_kind on ledger_tx (kind, id desc);
create index ledger_tx_at on ledger_tx (at);
