alter type media_kind add value 'picture';

-- Who uploaded it: nobody else may put it anywhere. The product's own pictures have no owner.
alter table media add column id_owner bigint references users (id);
create index media_of_owner on media (id_owner);
create index media_age on media (created_at);
update media set id_owner = users.id from users where users.id_image = media.id;
update media set id_owner = talent.id_user from talent where talent.id_cover = media.id;

-- Pictures that no row names, looked up through the foreign keys, so that a table that learns to name one is seen by itself.
create function unused_media(before timestamptz) returns setof text language plpgsql stable as $$
declare
  named text;
begin
  select string_agg(format('select %I from %s where %I is not null', a.attname, c.conrelid::regclass, a.attname), ' union all ')
    into strict named
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass;
  return query execute format('select id from media where created_at < $1 and id not in (%s)', named) using before;
end
$$;

-- Files that only the holder of a signed link may fetch, until they are swept.
create table private_file (
  id text primary key,
  id_owner bigint not null references users (id),
  name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index private_file_of_owner on private_file (id_owner);
create index private_file_age on private_file (expires_at);

create table social_account (
  id bigint generated always as identity primary key,
  id_user bigint not null references users (id),
  network text not null,
  -- The network's own name for the person: the only thing that never changes.
  subject text not null,
  name text not null,
  created_at timestamptz not null,
  unique (network, subject)
);
create index social_account_of_user on social_account (id_user);

-- One way to a social network and back. The secrets of the way are derived from the state; only hashes are kept.
create table social_attempt (
  state_hash bytea primary key,
  nonce_hash bytea not null unique,
  network text not null,
  id_device text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index social_attempt_age on social_attempt (expires_at);
