create type moderation_verdict as enum ('dismiss', 'warn', 'remove', 'block');
create type block_duration as enum ('day', 'week', 'month', 'forever');
create type appeal_result as enum ('uphold', 'overturn');

alter type link_purpose add value 'appeal';
alter table mailed_link drop constraint mailed_link_check2,
  add check ((ref is not null) = (purpose::text in ('withdraw', 'appeal')));

-- What the staff decided about somebody, after a report or on their own. It stays as it was made; only its words go with the account.
create table decision (
  id bigint generated always as identity primary key,
  -- A report is decided once.
  id_report bigint unique references report (id),
  id_owner bigint not null references users (id),
  verdict moderation_verdict not null,
  duration block_duration,
  reason text not null,
  id_staff bigint not null references users (id),
  decided_at timestamptz not null,
  -- None where nothing was done to anybody.
  appeal_until timestamptz,
  check (id_staff <> id_owner),
  check (id_report is not null or verdict = 'block'),
  check ((verdict = 'block') = (duration is not null)),
  check ((verdict = 'dismiss') = (appeal_until is null))
);
create index decision_of_owner on decision (id_owner, id);
create index decision_of_staff on decision (id_staff);
revoke update, delete, truncate on decision from stagedoor_program;
grant update (reason) on decision to stagedoor_program;

-- A report is closed by its decision and by nothing else.
revoke update, delete, truncate on report from stagedoor_program;
grant update (id_owner) on report to stagedoor_program;
create index report_queue on report (created_at, id) where closed_at is null;

create function close_decided_report() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  update report set closed_at = new.decided_at
    where id = new.id_report and id_owner = new.id_owner and closed_at is null;
  if not found then
    raise 'only an open report of the same owner can be decided' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger decision_closes_report after insert on decision
  for each row when (new.id_report is not null) execute function close_decided_report();

-- One for each decision.
create table appeal (
  id_decision bigint primary key references decision (id),
  text text not null,
  created_at timestamptz not null,
  result appeal_result,
  reason text,
  id_staff bigint references users (id),
  decided_at timestamptz,
  check ((result is null) = (reason is null)),
  check ((result is null) = (id_staff is null)),
  check ((result is null) = (decided_at is null))
);
create index appeal_waiting on appeal (created_at, id_decision) where result is null;
create index appeal_of_staff on appeal (id_staff);
revoke delete, truncate on appeal from stagedoor_program;

create function keep_appeal() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.result is not null
      or not exists (select from decision where id = new.id_decision and appeal_until >= new.created_at) then
      raise 'this decision cannot be appealed now' using errcode = 'restrict_violation';
    end if;
  elsif old.result is not null then
    if (new.result, new.id_staff, new.decided_at) is distinct from (old.result, old.id_staff, old.decided_at) then
      raise 'an appeal is decided once' using errcode = 'restrict_violation';
    end if;
  -- Whoever alone of the staff may moderate has to judge their own decision.
  elsif exists (select from decision where id = new.id_decision and id_staff = new.id_staff)
    and exists (select from staff_member m join users u on u.id = m.id_user
      where 'moderation' = any (m.scopes) and u.status = 'ACTIVE' and u.id <> new.id_staff) then
    raise 'an appeal is decided by somebody else' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger appeal_is_kept before insert or update on appeal for each row execute function keep_appeal();

-- Which decision a block comes from: lifting the one lifts no other.
alter table account_block add column id_decision bigint references decision (id),
  add check (blocker = 'admin' or id_decision is null);
create index account_block_by_decision on account_block (id_decision);

-- Taken off the shelf by the staff, until the decision is overturned.
alter table product add column id_lock bigint references decision (id),
  add constraint product_locked_rests check (id_lock is null or shelf = 'INACTIVE');
create index product_lock on product (id_lock);

-- Staff find people by any spelling of their name. The fold is only as stable as the dictionary of `unaccent`, which comes with
-- PostgreSQL: the index is built anew when that changes.
create function person_fold(given text) returns text language sql immutable strict parallel safe
  set search_path = public, pg_temp as $$ select search_fold(given) $$;
create index users_name_fold on users using gin (person_fold(name) gin_trgm_ops);
create index users_email_start on users (lower(email::text) text_pattern_ops);
create index users_nickname_start on users (lower(nickname::text) text_pattern_ops);
create index users_phone_start on users (phone text_pattern_ops);
create index users_of_role on users (role, id);
create index users_of_status on users (status, id);
