-- The program runs as a member of stagedoor_program and owns nothing: what it may do to a table is granted, never assumed.
-- Where it is there already, the owner needs no right to create roles.
do $$
begin
  if not exists (select from pg_roles where rolname = 'stagedoor_program') then
    create role stagedoor_program nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
end
$$;

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

revoke create on schema public from public;
grant usage on schema public to stagedoor_program;
alter default privileges in schema public grant select, insert, update, delete on tables to stagedoor_program;
alter default privileges in schema public grant usage, select on sequences to stagedoor_program;

-- A text in the three languages of the product.
create domain localized as jsonb
  check (value is null or (value ? 'en' and value ? 'uk' and value ? 'ru'));

-- Facts: what happened, in the past tense, written in the transaction in which it happened.
create table fact (
  id bigint generated always as identity primary key,
  type text not null,
  body jsonb not null,
  at timestamptz not null,
  handled_at timestamptz,
  attempts int not null default 0,
  due_at timestamptz not null,
  last_error text
);
create index fact_waiting on fact (due_at, id) where handled_at is null;

-- One answer per key: the row is written in the transaction of the effect it guards.
create table idempotency (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  result jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_age on idempotency (created_at);

-- Losing these counters in a crash costs nothing, so they stay out of the write-ahead log.
create unlogged table rate_limit (
  key text primary key,
  window_ends_at timestamptz not null,
  hits int not null
);
create index rate_limit_age on rate_limit (window_ends_at);
