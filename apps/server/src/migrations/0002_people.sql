create type language as enum ('en', 'uk', 'ru');
create type user_role as enum ('FAN', 'EXPERT', 'AGENT', 'ADMIN');
create type user_status as enum ('ACTIVE', 'HIDDEN', 'REGISTRATION', 'DEACTIVATED');
create type user_currency as enum ('UAH', 'USD');
create type media_kind as enum ('portrait', 'cover');

create table media (
  id text primary key,
  kind media_kind not null,
  widths int[] not null,
  created_at timestamptz not null
);

create table users (
  id bigint generated always as identity (start with 1001) primary key,
  name text not null,
  nickname citext unique check (nickname ~ '^[a-z][a-z0-9-]{2,39}$'),
  email citext unique,
  password_hash text,
  role user_role not null default 'FAN',
  status user_status not null default 'REGISTRATION',
  language language not null default 'en',
  currency user_currency,
  id_image text references media (id),
  show_wallet boolean not null default true,
  created_at timestamptz not null
);

create table session (
  id uuid primary key,
  id_user bigint not null references users (id),
  id_device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz
);
create index session_of_user on session (id_user) where ended_at is null;

-- A session's bearer token is replaced while it is used; the one before it lives on for the requests already under way.
create table session_token (
  hash bytea primary key,
  id_session uuid not null references session (id) on delete cascade,
  issued_at timestamptz not null,
  replaced_at timestamptz
);
create index session_token_of_session on session_token (id_session);
-- Ten parallel requests may all ask for the next token; one of them gets to write it.
create unique index session_token_current on session_token (id_session) where replaced_at is null;

create table talent_group (
  id bigint generated always as identity primary key,
  name text not null unique,
  "order" int not null,
  title localized not null
);

create table category (
  id bigint generated always as identity primary key,
  id_group bigint not null references talent_group (id),
  name text not null unique,
  "order" int not null,
  title localized not null
);
create index category_of_group on category (id_group, "order");

create table talent (
  id_user bigint primary key references users (id),
  id_group bigint not null references talent_group (id),
  names localized not null,
  headline localized not null,
  about localized not null,
  id_cover text references media (id),
  languages text[] not null check (array_to_string(languages, '') ~ '^([a-z]{2})+$'),
  country text,
  answering boolean not null default true,
  away_until timestamptz,
  -- Listed first; chosen by the editors of the home page.
  rank int not null default 0,
  approved_at timestamptz not null
);
create index talent_in_group on talent (id_group, rank desc, id_user);
create index talent_ranked on talent (rank desc, id_user);

create table talent_category (
  id_user bigint not null references talent (id_user) on delete cascade,
  id_category bigint not null references category (id),
  primary key (id_user, id_category)
);
create index talents_of_category on talent_category (id_category, id_user);
