-- Who works here and what each may do. The role alone opens nothing.
create table staff_member (
  id_user bigint primary key references users (id),
  scopes text[] not null,
  -- Null: somebody at the machine.
  id_added_by bigint references users (id),
  added_at timestamptz not null,
  constraint staff_member_scopes check (
    cardinality(scopes) > 0 and scopes <@ array ['finance', 'moderation', 'support', 'content', 'staff']),
  constraint staff_member_by_another check (id_added_by <> id_user)
);
insert into staff_member (id_user, scopes, added_at)
  select id, array ['finance', 'moderation', 'support', 'content', 'staff'], created_at from users
  where role = 'ADMIN' and status <> 'DEACTIVATED';

-- Somebody must be left who can let others in. The locks make two who remove each other wait, and the second is refused.
create function keep_who_manages_staff() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from staff_member where 'staff' = any (scopes) for update;
  if not found then
    raise 'somebody must be left who manages the staff'
      using errcode = 'restrict_violation', constraint = 'staff_member_one_manages';
  end if;
  return null;
end
$$;
create trigger staff_member_one_manages after update of scopes or delete on staff_member
  for each statement execute function keep_who_manages_staff();

create table second_factor (
  id_user bigint primary key references users (id),
  -- Sealed. Null until a code has shown that the app has it.
  secret text,
  confirmed_at timestamptz,
  -- Of the newest code that was taken; no code is taken twice.
  last_step bigint,
  -- Sealed. On its way into an app; takes the place of the other once a code has shown that it arrived.
  pending text,
  pending_at timestamptz,
  check ((secret is null) = (confirmed_at is null)),
  check ((secret is null) = (last_step is null)),
  check ((pending is null) = (pending_at is null)),
  check (secret is not null or pending is not null)
);

create table recovery_code (
  id_user bigint not null references second_factor (id_user) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (id_user, hash)
);

-- When the session last showed the second factor.
alter table session add column second_factor_at timestamptz;

-- The log is read newest first, whole or by one of these.
create index staff_action_newest on staff_action (at desc, id desc);
create index staff_action_of_staff on staff_action (id_staff, at desc, id desc);
create index staff_action_named on staff_action (action, at desc, id desc);
create index staff_action_about on staff_action (subject, at desc, id desc);
