-- A question of a person in the chat with support, from its first message until staff close it. A later message opens another.
create table support_case (
  id bigint generated always as identity primary key,
  id_chat bigint not null references chat (id) on delete cascade,
  id_user bigint not null references users (id),
  -- The position of its first message, and of its last one when it was closed.
  opened_seq int not null,
  closed_seq int,
  opened_at timestamptz not null,
  -- Since when the person waits for an answer; null when staff wrote last.
  waiting_since timestamptz,
  first_answered_at timestamptz,
  -- Who of the staff takes care of it.
  id_staff bigint references users (id),
  closed_at timestamptz,
  closed_by bigint references users (id),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (closed_seq is null)),
  check (closed_seq >= opened_seq),
  check (closed_at is null or waiting_since is null)
);
create unique index support_case_open on support_case (id_chat) where closed_at is null;
create index support_case_of_chat on support_case (id_chat, id);
create index support_case_waiting on support_case (waiting_since, id) where waiting_since is not null;
create index support_case_answered on support_case (opened_at, id) where closed_at is null and waiting_since is null;
create index support_case_closed on support_case (closed_at, id) where closed_at is not null;
create index support_case_opened on support_case (opened_at);
create index support_case_of_user on support_case (id_user);
create index support_case_of_staff on support_case (id_staff) where id_staff is not null;
-- For the latest answer in a chat.
create index chat_message_staff on chat_message (id_chat, seq) where by_staff;

-- What staff note for each other, beside the chat.
create table support_note (
  id bigint generated always as identity primary key,
  id_chat bigint not null references chat (id) on delete cascade,
  -- About whom.
  id_user bigint not null references users (id),
  id_staff bigint not null references users (id),
  text text not null,
  at timestamptz not null
);
create index support_note_of_chat on support_note (id_chat, id);
create index support_note_of_user on support_note (id_user);

-- Replies that all staff use, in three languages.
create table support_reply (
  id bigint generated always as identity primary key,
  name text not null,
  text jsonb not null check (text ?& array['en', 'uk', 'ru']),
  changed_at timestamptz not null
);
create unique index support_reply_name on support_reply (lower(name));

-- Chats with support of before there were cases.
insert into support_case (id_chat, id_user, opened_seq, opened_at, waiting_since, first_answered_at)
  select c.id, c.id_owner, min(m.seq), min(m.created_at),
    min(m.created_at) filter (where not m.by_staff and m.seq > coalesce(answered.seq, 0)),
    min(m.created_at) filter (where m.by_staff)
  from chat c
  join chat_message m on m.id_chat = c.id and m.seq is not null
  cross join lateral (select max(seq) as seq from chat_message where id_chat = c.id and by_staff) answered
  where c.kind = 'support' group by c.id, c.id_owner;
