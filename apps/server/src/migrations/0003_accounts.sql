create type device_platform as enum ('web', 'ios', 'android');
create type code_purpose as enum ('login', 'session', 'phone');
create type link_purpose as enum ('resetPassword', 'confirmEmail', 'revertEmail', 'corporateEmail', 'unsubscribe');
create type account_blocker as enum ('self', 'admin');

alter table users
  add column about text not null default '',
  add column languages text[] not null default '{}' check (array_to_string(languages, '') ~ '^([a-z]{2})*$'),
  -- Stored only once it is confirmed.
  add column phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column corporate_email citext,
  add column pin_hash text,
  add column calls boolean not null default true,
  add column messages boolean not null default true,
  add column files boolean not null default true,
  add column email_activity boolean not null default true,
  add column email_reminders boolean not null default true,
  add column email_news boolean not null default false,
  add column auto_delete_months int check (auto_delete_months in (1, 3, 6, 12)),
  -- Days before the deletion of which the person has been told, and when.
  add column delete_warned_days int check (delete_warned_days in (30, 7, 1)),
  add column delete_warned_at timestamptz,
  -- Kept to the hour.
  add column last_seen_at timestamptz,
  add constraint users_named check (status in ('REGISTRATION', 'DEACTIVATED') or char_length(name) >= 4);
create index users_auto_delete on users (auto_delete_months, last_seen_at) where auto_delete_months is not null;

create table agreement (
  id_user bigint not null references users (id),
  terms_version text not null,
  of_age boolean not null check (of_age),
  accepted_at timestamptz not null,
  primary key (id_user, terms_version)
);

-- When the session last showed, by a password or a mailed code, that the same person still holds it.
alter table session add column verified_at timestamptz;

-- A device that knows the user: made by a full log-in, forgotten when revoked.
create table device (
  id_user bigint not null references users (id),
  id_device text not null,
  name text not null,
  platform device_platform not null default 'web',
  push_token text,
  pin_tries int not null default 0 check (pin_tries between 0 and 5),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz,
  primary key (id_user, id_device)
);

-- Tries within a window. The subject is a keyed hash, so the table names nobody.
create table attempt (
  kind text not null,
  subject bytea not null,
  count int not null check (count between 1 and 5),
  window_ends_at timestamptz not null,
  primary key (kind, subject)
);
create index attempt_age on attempt (window_ends_at);

-- The one code that counts for a purpose and a subject; both code and subject are keyed hashes.
create table one_time_code (
  purpose code_purpose not null,
  subject bytea not null,
  hash bytea not null,
  id_user bigint references users (id),
  phone text,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (purpose, subject),
  check ((purpose = 'phone') = (phone is not null)),
  check ((purpose = 'login') = (id_user is null))
);
create index one_time_code_of_user on one_time_code (id_user);
create index one_time_code_age on one_time_code (expires_at);

-- What a mailed link may do, once. Only links to unsubscribe live for ever.
create table mailed_link (
  hash bytea primary key,
  purpose link_purpose not null,
  id_user bigint not null references users (id),
  -- The address it is about.
  email citext,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz,
  check ((purpose = 'unsubscribe') = (expires_at is null)),
  check ((email is not null) = (purpose in ('confirmEmail', 'revertEmail', 'corporateEmail')))
);
create index mailed_link_of_user on mailed_link (id_user, purpose);
create index mailed_link_age on mailed_link (expires_at);

create table socket_token (
  hash bytea primary key,
  id_session uuid not null references session (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index socket_token_of_session on socket_token (id_session);
create index socket_token_age on socket_token (expires_at);

-- Blocks end by themselves: whoever reads compares with the time. No end means for ever.
create table user_block (
  id_user bigint not null references users (id),
  id_blocked bigint not null references users (id),
  until timestamptz,
  created_at timestamptz not null,
  primary key (id_user, id_blocked),
  check (id_user <> id_blocked)
);
create index user_block_of_blocked on user_block (id_blocked);

create table account_block (
  id_user bigint not null references users (id),
  blocker account_blocker not null,
  reason text,
  until timestamptz,
  created_at timestamptz not null,
  primary key (id_user, blocker),
  check ((blocker = 'admin') = (reason is not null))
);
