-- A fact that undoes another names it, and no other may: what was undone once is done with.
alter table ledger_tx add column reverses bigint references ledger_tx (id);
create unique index ledger_tx_reversed_once on ledger_tx (reverses) where reverses is not null;

create or replace function ledger_check_balanced() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (select count(*) < 2 or sum(amount) <> 0 from ledger_entry where id_tx = new.id) then
    raise 'ledger transaction % (%) has not two entries that sum to 0', new.kind, new.ref
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.reverses is not null and exists (
    select from ledger_entry where id_tx in (new.id, new.reverses) group by id_account having sum(amount) <> 0
  ) then
    raise 'ledger transaction % (%) does not undo what it names', new.kind, new.ref
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;

-- `spendable` stands for a wallet as a whole: bonus, then deposited, then earned. Decides under the lock what comes out of
-- which, so that the entries say it and a reversal gives it back there.
create function ledger_draw(postings jsonb) returns jsonb language plpgsql as $$
#variable_conflict use_column
declare
  pots constant ledger_account_kind[] := array['bonus', 'deposited', 'earned'];
  touched bigint[];
  drawn jsonb;
begin
  if exists (
    select from jsonb_to_recordset(postings) as leg (kind text, amount bigint) where kind = 'spendable' and amount > 0
  ) then
    raise 'money is put into one part of a wallet, not into the whole' using errcode = 'integrity_constraint_violation';
  end if;
  -- Everything that the posting touches at once, in the order of all others.
  select array_agg((select a.id from ledger_account a where a.kind = touch.kind and a.owner = leg.owner))
    into touched
    from jsonb_to_recordset(postings) as leg (kind text, owner text),
      unnest(case leg.kind when 'spendable' then pots else array[leg.kind::ledger_account_kind] end) as touch (kind);
  perform from ledger_account a where a.id = any (touched) and a.tracked order by a.id for no key update;

  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'owner', owner, 'amount', -taken)), '[]')
    into drawn
    from (
      select a.kind, a.owner,
        least(a.balance, greatest(0, wanted.amount - coalesce(sum(a.balance) over before, 0))) as taken
      from (
        select owner, -sum(amount) as amount
        from jsonb_to_recordset(postings) as leg (kind text, owner text, amount bigint)
        where kind = 'spendable' group by owner
      ) wanted
      join ledger_account a on a.id = any (touched) and a.kind = any (pots) and a.owner = wanted.owner
      window before as (partition by a.owner order by a.kind rows between unbounded preceding and 1 preceding)
    ) pot
    where taken > 0;
  if exists (
    select from (
      select owner, amount from jsonb_to_recordset(postings) as leg (kind text, owner text, amount bigint)
        where kind = 'spendable'
      union all
      select owner, -amount from jsonb_to_recordset(drawn) as leg (owner text, amount bigint)
    ) leg group by owner having sum(amount) <> 0
  ) then
    raise 'a wallet holds less than is to be spent' using errcode = 'check_violation', constraint = 'ledger_account_floor';
  end if;
  return drawn || (
    select coalesce(jsonb_agg(leg), '[]') from jsonb_array_elements(postings) as leg where leg ->> 'kind' <> 'spendable');
end
$$;

-- Whether a fact that is told again is told otherwise. What a wallet as a whole paid is compared as a whole.
create function ledger_told_otherwise(kind text, ref text, postings jsonb) returns boolean language sql as $$
  with told as (
    select kind, owner, amount from jsonb_to_recordset(postings) as leg (kind text, owner text, amount bigint)
  ), booked as (
    select a.kind::text as kind, a.owner, -e.amount as amount
    from ledger_tx t join ledger_entry e on e.id_tx = t.id join ledger_account a on a.id = e.id_account
    where t.kind = ledger_told_otherwise.kind and t.ref = ledger_told_otherwise.ref
  ), leg as (
    select
      case when kind in ('bonus', 'deposited', 'earned')
          and owner in (select told.owner from told where told.kind = 'spendable')
        then 'spendable' else kind end as kind,
      owner, amount
    from (select * from told union all select * from booked) as both_sides
  )
  select exists (select from leg group by kind, owner having sum(amount) <> 0)
$$;

-- Posts a business fact once: null when it already is, an error when it was told otherwise. Postings are
-- [{kind, owner, amount}]; those of nothing are left out.
create or replace function ledger_post(kind text, ref text, at timestamptz, postings jsonb) returns bigint language plpgsql
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
    if ledger_told_otherwise(ledger_post.kind, ledger_post.ref, postings) then
      raise 'ledger transaction % (%) was posted otherwise', ledger_post.kind, ledger_post.ref
        using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end if;
  if postings @> '[{"kind": "spendable"}]' then
    postings := ledger_draw(postings);
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

-- Posts the reverse of another fact, once: null when it already is.
create function ledger_reverse(kind text, ref text, at timestamptz, of_kind text, of_ref text) returns bigint language plpgsql
  security definer set search_path = public, pg_temp as $$
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
    order by a.id for no key update;
  insert into ledger_entry (id_tx, id_account, amount)
    select opened, e.id_account, -e.amount from ledger_entry e where e.id_tx = undone;
  return opened;
end
$$;

revoke all on function ledger_draw, ledger_told_otherwise, ledger_reverse from public;
grant execute on function ledger_reverse to stagedoor_program;

-- For every table with a state: which may follow which are rows (from_state, to_state) of the table that the trigger names.
create function keep_to_edges() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  allowed boolean;
begin
  if new.state is distinct from old.state then
    execute format('select exists (select from %I where from_state::text = $1 and to_state::text = $2)', tg_argv[0])
      into allowed using old.state::text, new.state::text;
    if not allowed then
      raise '% cannot go from % to %', tg_table_name, old.state, new.state using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end
$$;
