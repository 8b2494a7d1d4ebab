-- A file that arrives in pieces: `received` bytes of it are kept, in the parts that `parts` names. Every attempt to add one takes
-- a number of its own, so that of two at the same place one is named and the other forgotten.
create table upload (
  id text primary key,
  id_owner bigint not null references users (id),
  size bigint not null check (size > 0),
  received bigint not null default 0,
  content_type text,
  id_parts text,
  attempts int not null default 0,
  parts text[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  check (received between 0 and size),
  check ((received = 0) = (id_parts is null) and (received = 0) = (content_type is null)),
  check (finished_at is null or received = size)
);
create index upload_of_owner on upload (id_owner);
create index upload_age on upload (expires_at);

-- Somebody's archive is not a video that was ordered.
alter table private_file add column is_video boolean not null default false;
