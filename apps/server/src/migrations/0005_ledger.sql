-- Double entry. A positive amount is what the account's owner is owed. Every promise about money is kept here, for whoever
-- connects; the program may only read, and post through ledger_post.

create type ledger_account_kind as enum (
  'bonus', 'deposited', 'earned', 'pending', 'escrow', 'clearing', 'platform', 'charity', 'payout', 'dispute'
);

-- A tracked account keeps its balance beside a floor, and everybody who spends from it queues on its row. The others are
-- summed when asked, so that nobody queues to pay a talent, a fund or us.
create table ledger_account (
  id bigint generated always as identity primary key,
  kind ledger_account_kind not null,
  owner text not null,
  tracked boolean not null,
  floor bigint,
  balance bigint,
  unique (kind, owner),
  check (tracked = (floor is not null)),
  check (tracked = (balance is not null)),
  constraint ledger_account_floor check (balance >= floor)
);

create table ledger_tx (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  ref text not null check (ref <> ''),
  at timestamptz not null,
  -- The database transaction that opened it: only there may it be given its entries.
  xid xid8 not null,
  unique (kind, ref)
);

-- No foreign keys: they would lock the account's row, and all sales of a talent would share that lock. What they promise is
-- checked on arrival, and neither accounts nor transactions are ever deleted.
create table ledger_entry (
  id_tx bigint not null,
  id_account bigint not null,
  amount bigint not null check (amount <> 0),
  primary key (id_tx, id_account)
);
create index ledger_entry_of_account on ledger_entry (id_account, id_tx desc) include (amount);

create function ledger_set_up_account() returns trigger language plpgsql as $$
begin
  new.tracked := new.kind in ('bonus', 'deposited', 'earned');
  new.floor := case when new.tracked then 0 end;
  new.balance := case when new.tracked then 0 end;
  return new;
end
$$;
create trigger ledger_account_opens before insert on ledger_account for each row execute function ledger_set_up_account();

create function ledger_stamp_tx() returns trigger language plpgsql as $$
begin
  new.xid := pg_current_xact_id();
  return new;
end
$$;
create trigger ledger_tx_opens before insert on ledger_tx for each row execute function ledger_stamp_tx();

-- The entries of a transaction arrive together: in the database transaction that opened it, and balanced.
create function ledger_receive_entries() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  in_time boolean;
  known boolean;
begin
  select bool_and(exists (select from ledger_tx t where t.id = id_tx and t.xid = pg_current_xact_id())),
      bool_and(exists (select from ledger_account a where a.id = id_account))
    into in_time, known from arrived;
  if not in_time then
    raise 'a ledger transaction takes entries only where it was opened' using errcode = 'integrity_constraint_violation';
  end if;
  if not known then
    raise 'a ledger entry names no account' using errcode = 'foreign_key_violation';
  end if;
  if exists (select from arrived group by id_tx having sum(amount) <> 0) then
    raise 'the entries of a ledger transaction do not sum to 0' using errcode = 'integrity_constraint_violation';
  end if;
  update ledger_account a
    set balance = a.balance + (select sum(amount) from arrived where id_account = a.id)
    where a.id = any (array (select id_account from arrived)) and a.tracked;
  return null;
end
$$;
create trigger ledger_entry_arrives after insert on ledger_entry referencing new table as arrived
  for each statement execute function ledger_receive_entries();

-- Looks once more when all is said: a transaction without entries is none.
create function ledger_check_balanced() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (select count(*) < 2 or sum(amount) <> 0 from ledger_entry where id_tx = new.id) then
    raise 'ledger transaction % (%) has not two entries that sum to 0', new.kind, new.ref
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_tx_balanced after insert on ledger_tx deferrable initially deferred
  for each row execute function ledger_check_balanced();

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise 'the ledger is never changed: % of % refused', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger ledger_tx_stays before update or delete or truncate on ledger_tx
  for each statement execute function ledger_refuse();
create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
  for each statement execute function ledger_refuse();
create trigger ledger_account_stays before delete or truncate on ledger_account
  for each statement execute function ledger_refuse();
-- Only the arrival of entries writes a balance, and that is a trigger itself.
create trigger ledger_account_balance before update on ledger_account
  for each statement when (pg_trigger_depth() = 0) execute function ledger_refuse();

create function ledger_open_account(kind ledger_account_kind, owner text) returns bigint language plpgsql as $$
#variable_conflict use_column
declare
  opened bigint;
begin
  -- Waits for whoever opens the same account at this moment.
  insert into ledger_account (kind, owner) values (ledger_open_account.kind, ledger_open_account.owner)
    on conflict (kind, owner) do nothing;
  select id into strict opened from ledger_account a
    where a.kind = ledger_open_account.kind and a.owner = ledger_open_account.owner;
  return opened;
end
$$;

-- Posts a business fact once: null when it already is. Postings are [{kind, owner, amount}]; those of nothing are left out.
create function ledger_post(kind text, ref text, at timestamptz, postings jsonb) returns bigint language plpgsql
  security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  opened bigint;
  accounts bigint[];
  amounts bigint[];
begin
  insert into ledger_tx (kind, ref, at) values (ledger_post.kind, ledger_post.ref, ledger_post.at)
    on conflict (kind, ref) do nothing returning id into opened;
  if opened is null then
    return null;
  end if;
  select array_agg(coalesce(
        (select a.id from ledger_account a where a.kind = leg.kind and a.owner = leg.owner),
        ledger_open_account(leg.kind, leg.owner))),
      array_agg(leg.amount)
    into accounts, amounts
    from (
      select kind, owner, sum(amount)::bigint as amount
      from jsonb_to_recordset(postings) as given (kind ledger_account_kind, owner text, amount bigint)
      group by kind, owner having sum(amount) <> 0 order by kind, owner
    ) leg;
  -- In one order for everybody, so that two who pay each other do not wait for each other.
  perform from ledger_account a where a.id = any (accounts) and a.tracked order by a.id for no key update;
  insert into ledger_entry (id_tx, id_account, amount)
    select opened, leg.account, leg.amount from unnest(accounts, amounts) as leg (account, amount);
  return opened;
end
$$;

revoke all on ledger_account, ledger_tx, ledger_entry from stagedoor_program;
grant select on ledger_account, ledger_tx, ledger_entry to stagedoor_program;
revoke all on sequence ledger_account_id_seq, ledger_tx_id_seq from stagedoor_program;
revoke all on function ledger_set_up_account, ledger_stamp_tx, ledger_receive_entries, ledger_check_balanced, ledger_refuse,
  ledger_open_account, ledger_post from public;
grant execute on function ledger_post to stagedoor_program;
