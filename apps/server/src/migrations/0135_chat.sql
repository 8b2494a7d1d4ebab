-- Conversations: of two people, of a talent's group, and of a person with support.
create type chat_kind as enum ('pair', 'group', 'support');

create table chat (
  id bigint generated always as identity (start with 1001) primary key,
  kind chat_kind not null,
  -- The two of a pair, the lower id first.
  id_low bigint references users (id),
  id_high bigint references users (id),
  -- Whose group it is, or who asks support.
  id_owner bigint references users (id),
  -- Of a group.
  name text,
  about text,
  -- Of a group: for members of any paid plan that opens groups, or of its plans.
  for_all_paid boolean not null default false,
  -- The position of the latest message. The row is locked from taking a position to the commit, so that positions are
  -- in the order of commits.
  last_seq int not null default 0,
  last_at timestamptz not null,
  -- Until then a pair writes without paying.
  open_until timestamptz,
  slow_seconds int not null default 0,
  pinned_seq int,
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (id, id_owner),
  check ((kind = 'pair') = (id_low is not null and id_high is not null)),
  check ((kind = 'pair') = (id_owner is null)),
  check (id_low < id_high),
  check ((kind = 'group') = (name is not null and about is not null)),
  check (kind = 'group' or (not for_all_paid and slow_seconds = 0 and pinned_seq is null and closed_at is null)),
  check (kind = 'pair' or open_until is null)
);
create unique index chat_pair on chat (id_low, id_high) where kind = 'pair';
create index chat_high on chat (id_high) where kind = 'pair';
create unique index chat_support on chat (id_owner) where kind = 'support';
create index chat_group on chat (id_owner, id) where kind = 'group';

-- A group names only plans of its own talent.
create table chat_plan (
  id_chat bigint not null,
  id_plan bigint not null,
  id_talent bigint not null,
  primary key (id_chat, id_plan),
  foreign key (id_chat, id_talent) references chat (id, id_owner) on delete cascade,
  foreign key (id_plan, id_talent) references membership_plan (id_product, id_talent)
);
create index chat_plan_of_plan on chat_plan (id_plan);

create table chat_member (
  id_chat bigint not null references chat (id) on delete cascade,
  id_user bigint not null references users (id),
  joined_at timestamptz not null,
  -- What they have read. Of a group, the messages after it are the unread ones.
  read_seq int not null default 0,
  -- Of a pair and of support.
  unread int not null default 0 check (unread >= 0),
  -- Of a pair and of support: the latest message, for the list. Groups are few per person and are looked up.
  last_at timestamptz,
  muted boolean not null default false,
  archived boolean not null default false,
  left_at timestamptz,
  removed_at timestamptz,
  primary key (id_chat, id_user)
);
create index chat_member_list on chat_member (id_user, archived, last_at desc, id_chat desc) where last_at is not null;
create index chat_member_unread on chat_member (id_user) where unread > 0;
create index chat_member_groups on chat_member (id_user, id_chat) where last_at is null;

create table chat_message (
  id bigint generated always as identity primary key,
  id_chat bigint not null references chat (id) on delete cascade,
  -- Null while its order is not paid: only who writes it knows of it.
  seq int,
  id_author bigint not null references users (id),
  -- For whom an agent wrote it.
  id_for bigint references users (id),
  by_staff boolean not null default false,
  -- Chosen by the sender, so that repeating it sends nothing twice.
  client_id uuid,
  text text not null,
  reply_to bigint,
  -- The order that pays for it.
  id_order bigint references orders (id),
  -- The paid message that it answers.
  answers bigint,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by bigint references users (id),
  id_decision bigint references decision (id),
  unique (id_chat, seq),
  unique (id_chat, id),
  foreign key (id_chat, reply_to) references chat_message (id_chat, id),
  foreign key (id_chat, answers) references chat_message (id_chat, id),
  check (seq is not null or id_order is not null),
  check (id_for <> id_author)
);
create unique index chat_message_once on chat_message (id_author, client_id) where client_id is not null;
create unique index chat_message_order on chat_message (id_order) where id_order is not null;
-- One answer to a paid message.
create unique index chat_message_answer on chat_message (answers) where answers is not null;
create index chat_message_author on chat_message (id_author, id_chat);
create index chat_message_for on chat_message (id_for) where id_for is not null;
create index chat_message_reply on chat_message (id_chat, reply_to) where reply_to is not null;
create index chat_message_deleted on chat_message (deleted_at) where deleted_at is not null;
create index chat_message_decision on chat_message (id_decision) where id_decision is not null;

-- Who wrote what, where, when and for whom never changes; a position is given once.
create function keep_chat_message() returns trigger language plpgsql as $$
begin
  if (new.id_chat, new.id_author, new.id_for, new.by_staff, new.client_id, new.id_order, new.answers)
      is distinct from (old.id_chat, old.id_author, old.id_for, old.by_staff, old.client_id, old.id_order, old.answers)
      or (old.seq is not null and (new.seq, new.created_at) is distinct from (old.seq, old.created_at)) then
    raise 'what a message was sent with stays' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger chat_message_stays before update on chat_message for each row execute function keep_chat_message();

create table chat_attachment (
  id_message bigint not null references chat_message (id) on delete cascade,
  position int not null check (position between 0 and 9),
  kind text not null check (kind in ('PICTURE', 'VOICE', 'FILE')),
  id_image text references media (id),
  id_file text references private_file (id),
  name text not null default '',
  bytes bigint,
  -- Of a voice note: its length, and its loudness over time for the picture of it.
  milliseconds int,
  peaks smallint[],
  primary key (id_message, position),
  check ((kind = 'PICTURE') = (id_image is not null)),
  check ((kind <> 'PICTURE') = (id_file is not null)),
  check ((kind = 'VOICE') = (milliseconds is not null and peaks is not null))
);
create index chat_attachment_image on chat_attachment (id_image) where id_image is not null;
create index chat_attachment_file on chat_attachment (id_file) where id_file is not null;

-- How somebody chats; without a row, as the columns say.
create table chat_settings (
  id_user bigint primary key references users (id),
  -- A talent: after an answer the fan may write back without paying, for a day.
  free_replies boolean not null default false,
  read_marks boolean not null default true,
  typing boolean not null default true,
  last_seen boolean not null default true
);

create table saved_reply (
  id bigint generated always as identity primary key,
  id_user bigint not null references users (id),
  name text not null,
  text text not null,
  created_at timestamptz not null
);
create index saved_reply_of_user on saved_reply (id_user, id);
create unique index saved_reply_name on saved_reply (id_user, lower(name));
revoke all on function keep_chat_message from public;
