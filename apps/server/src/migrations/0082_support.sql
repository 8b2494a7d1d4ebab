-- What people ask us, with an account or without one. It is closed once, by an answer or because none is needed.
create table support_request (
  id bigint generated always as identity primary key,
  -- Who was logged in when it was written; anybody may write.
  id_user bigint references users (id),
  email citext not null,
  language language not null,
  topic text not null check (topic ~ '^[A-Z][A-Z_]{0,39}$'),
  -- As it was typed: nobody has checked that there is such an order.
  order_number text,
  -- The error's code and the request it came from.
  reference text,
  text text not null,
  created_at timestamptz not null,
  answer text,
  id_staff bigint references users (id),
  closed_at timestamptz,
  check ((closed_at is null) = (id_staff is null)),
  check (answer is null or closed_at is not null)
);
create index support_request_open on support_request (created_at, id) where closed_at is null;
create index support_request_closed on support_request (closed_at, id) where closed_at is not null;
create index support_request_of_user on support_request (id_user);
create index support_request_of_email on support_request (email);
create index support_request_of_staff on support_request (id_staff);
