-- What people's sockets are told. Written in the transaction in which it happened, put in order when that has committed: of
-- two transactions the one that wrote first may commit last, and nobody waits for the other. No foreign key: it would lock
-- the row of the user, and the rows live for days.
create table live_event (
  id bigint generated always as identity primary key,
  id_user bigint not null,
  type text not null,
  -- Ids and nothing else: whoever tells it looks again.
  body jsonb not null,
  written_at timestamptz not null,
  -- Its place among the events of the user, which is also what they ask from; null until it has one.
  at timestamptz
);
create index live_event_waiting on live_event (id_user) where at is null;
create unique index live_event_in_order on live_event (id_user, at);
create index live_event_age on live_event (written_at);

-- The last place given to an event of the user. Its row is the lock under which places are given.
create table live_position (
  id_user bigint primary key,
  at timestamptz not null
);

-- Gives committed events their places, one millisecond apart at least and never before a place already given, and answers
-- with the last place of each user.
create function order_live_events(of_users bigint[], now timestamptz)
returns table (id_user bigint, at timestamptz) language plpgsql as $$
#variable_conflict use_column
declare
  one bigint;
  this_ms timestamptz := date_trunc('milliseconds', now);
  last timestamptz;
begin
  for one in select distinct u from unnest(of_users) as u order by u loop
    insert into live_position values (one, this_ms) on conflict do nothing;
    if exists (select from live_event where id_user = one and at is null) then
      select p.at into last from live_position p where p.id_user = one for update;
      last := greatest(last, this_ms);
      with waiting as (
        select e.id, last + row_number() over (order by e.id) * interval '1 millisecond' as place
        from live_event e where e.id_user = one and e.at is null
      ), placed as (
        update live_event e set at = w.place from waiting w where e.id = w.id returning e.at
      )
      update live_position p set at = l.at from (select max(placed.at) as at from placed) l
      where p.id_user = one and l.at is not null;
    end if;
  end loop;
  return query select p.id_user, p.at from live_position p where p.id_user = any (of_users);
end
$$;

-- A person's notifications.
create table event_log (
  id bigint generated always as identity primary key,
  id_user bigint not null references users (id),
  type text not null,
  -- Further facts with the same key may join it for a day.
  group_key text,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Whether it shows in the product; a person may want it by mail alone.
  in_app boolean not null,
  -- What mail it waits for: one of its own, or the mail of the day.
  mail text check (mail in ('own', 'digest')),
  -- Who did it.
  id_partner bigint references users (id),
  -- Whose page or product it is about.
  id_subject bigint references users (id),
  id_post bigint,
  id_product bigint,
  product_name text,
  product_type text,
  -- Further people, or cents.
  sum int check (sum >= 0),
  text text
);
create index event_log_of_user on event_log (id_user, created_at desc, id desc) where in_app;
create index event_log_unread on event_log (id_user) where in_app and read_at is null;
create index event_log_groups on event_log (id_user, type, group_key, created_at) where group_key is not null;
create index event_log_digest on event_log (id_user) where mail = 'digest';
create index event_log_of_partner on event_log (id_partner);
create index event_log_of_subject on event_log (id_subject);

-- What people have been notified of. The same fact never twice, however many facts a notification tells of.
create table notified_fact (
  id_user bigint not null references users (id),
  type text not null,
  fact_key text not null,
  primary key (id_user, type, fact_key)
);

-- Where a person's choice for a type differs from what is usual for it.
create table notification_choice (
  id_user bigint not null references users (id),
  type text not null,
  in_app boolean not null,
  email boolean not null,
  push boolean not null,
  primary key (id_user, type)
);

create table notification_setting (
  id_user bigint primary key references users (id),
  -- Minutes of the day in the person's own time zone.
  quiet_from int check (quiet_from between 0 and 1439),
  quiet_to int check (quiet_to between 0 and 1439),
  time_zone text not null,
  -- One mail a day instead of one for each.
  digest boolean not null,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to)
);

-- Browsers that asked for web push.
create table push_subscription (
  id bigint generated always as identity primary key,
  endpoint text not null unique,
  id_user bigint not null references users (id),
  id_device text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_of_user on push_subscription (id_user);
