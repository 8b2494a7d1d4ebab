-- The same promises with fewer statements: every payment goes through here. Tracked accounts are locked in one order for
-- everybody, by owner and kind, so that two who pay each other do not wait for each other.
create or replace function ledger_receive_entries() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  in_time boolean;
  known boolean;
  balanced boolean;
begin
  select bool_and(exists (select from ledger_tx t where t.id = id_tx and t.xid = pg_current_xact_id())),
      bool_and(exists (select from ledger_account a where a.id = id_account)),
      not exists (select from arrived group by id_tx having sum(amount) <> 0)
    into in_time, known, balanced from arrived;
  if not in_time then
    raise 'a ledger transaction takes entries only where it was opened' using errcode = 'integrity_constraint_violation';
  end if;
  if not known then
    raise 'a ledger entry names no account' using errcode = 'foreign_key_violation';
  end if;
  if not balanced then
    raise 'the entries of a ledger transaction do not sum to 0' using errcode = 'integrity_constraint_violation';
  end if;
  update ledger_account a
    set balance = a.balance + (select sum(amount) from arrived where id_account = a.id)
    where a.id = any (array (select id_account from arrived)) and a.tracked;
  return null;
end
$$;

create or replace function ledger_open_account(kind ledger_account_kind, owner text) returns bigint language plpgsql as $$
#variable_conflict use_column
declare
  opened bigint;
begin
  insert into ledger_account (kind, owner) values (ledger_open_account.kind, ledger_open_account.owner)
    on conflict (kind, owner) do nothing returning id into opened;
  if opened is null then
    -- Somebody else has opened it at this moment, and we have waited for them.
    select id into strict opened from ledger_account a
      where a.kind = ledger_open_account.kind and a.owner = ledger_open_account.owner;
  end if;
  return opened;
end
$$;

-- Posts a business fact once: null when it already is, an error when it was told otherwise. Postings are
-- [{kind, owner, amount}]; those of nothing are left out. `spendable` stands for a wallet as a whole: bonus, then deposited,
-- then earned. What comes out of which is decided under the lock, so that the entries say it and a reversal gives it back there.
create or replace function ledger_post(kind text, ref text, at timestamptz, postings jsonb) returns bigint language plpgsql
  security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  opened bigint;
  leg record;
  pot record;
  account bigint;
  rest bigint;
  accounts bigint[] := '{}';
  amounts bigint[] := '{}';
begin
  insert into ledger_tx (kind, ref, at) values (ledger_post.kind, ledger_post.ref, ledger_post.at)
    on conflict (kind, ref) do nothing returning id into opened;
  if opened is null then
    if ledger_told_otherwise(ledger_post.kind, ledger_post.ref, postings) then
      raise 'ledger transaction % (%) was posted otherwise', ledger_post.kind, ledger_post.ref
        using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end if;
  for leg in
    select owner, nullif(kind, 'spendable')::ledger_account_kind as kind, sum(amount)::bigint as amount
    from jsonb_to_recordset(postings) as given (kind text, owner text, amount bigint)
    group by 1, 2 having sum(amount) <> 0 order by 1, 2 nulls first
  loop
    if leg.kind is null then
      if leg.amount > 0 then
        raise 'money is put into one part of a wallet, not into the whole' using errcode = 'integrity_constraint_violation';
      end if;
      rest := -leg.amount;
      for pot in
        select a.id, a.balance from ledger_account a
        where a.kind in ('bonus', 'deposited', 'earned') and a.owner = leg.owner
        order by a.kind for no key update
      loop
        accounts := accounts || pot.id;
        amounts := amounts || -least(pot.balance, rest);
        rest := rest - least(pot.balance, rest);
      end loop;
      if rest > 0 then
        raise 'a wallet holds less than is to be spent' using errcode = 'check_violation', constraint = 'ledger_account_floor';
      end if;
    else
      if leg.kind in ('bonus', 'deposited', 'earned') then
        select a.id into account from ledger_account a where a.kind = leg.kind and a.owner = leg.owner for no key update;
      else
        select a.id into account from ledger_account a where a.kind = leg.kind and a.owner = leg.owner;
      end if;
      accounts := accounts || coalesce(account, ledger_open_account(leg.kind, leg.owner));
      amounts := amounts || leg.amount;
    end if;
  end loop;
  insert into ledger_entry (id_tx, id_account, amount)
    select opened, given.account, sum(given.amount) from unnest(accounts, amounts) as given (account, amount)
    group by given.account having sum(given.amount) <> 0;
  return opened;
end
$$;
drop function ledger_draw;

create or replace function ledger_reverse(kind text, ref text, at timestamptz, of_kind text, of_ref text) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  undone bigint;
  opened bigint;
begin
  -- Whoever else undoes it waits here, and then finds it undone.
  select id into undone from ledger_tx t where t.kind = of_kind and t.ref = of_ref for no key update;
  if undone is null then
    raise '% of % was never posted and cannot be reversed', of_kind, of_ref using errcode = 'no_data_found';
  end if;
  insert into ledger_tx (kind, ref, at, reverses)
    values (ledger_reverse.kind, ledger_reverse.ref, ledger_reverse.at, undone)
    on conflict (kind, ref) do nothing returning id into opened;
  if opened is null then
    if not exists (
      select from ledger_tx t where t.kind = ledger_reverse.kind and t.ref = ledger_reverse.ref and t.reverses = undone
    ) then
      raise 'ledger transaction % (%) was posted otherwise', ledger_reverse.kind, ledger_reverse.ref
        using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end if;
  perform from ledger_account a
    where a.tracked and a.id in (select e.id_account from ledger_entry e where e.id_tx = undone)
    order by a.owner, a.kind for no key update;
  insert into ledger_entry (id_tx, id_account, amount)
    select opened, e.id_account, -e.amount from ledger_entry e where e.id_tx = undone;
  return opened;
end
$$;
