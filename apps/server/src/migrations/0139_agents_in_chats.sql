-- An agent answers the paid messages of a talent by a mandate, in a chat of that talent.
alter table chat_message
  add column id_mandate bigint,
  add constraint chat_message_mandate foreign key (id_mandate, id_author, id_for)
    references agent_mandate (id, id_agent, id_talent),
  add constraint chat_message_for_by_mandate check ((id_for is null) = (id_mandate is null));
create index chat_message_mandate on chat_message (id_mandate) where id_mandate is not null;

create function chat_message_by_mandate() returns trigger language plpgsql as $$
begin
  perform require_accepted_mandate(new.id_mandate, new.id_author, new.id_for);
  perform from chat where id = new.id_chat and new.id_for in (id_low, id_high);
  if not found then
    raise exception '% is not in chat %', new.id_for, new.id_chat using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger chat_message_by_mandate before insert on chat_message
  for each row when (new.id_mandate is not null) execute function chat_message_by_mandate();

create or replace function keep_chat_message() returns trigger language plpgsql as $$
begin
  if (new.id_chat, new.id_author, new.id_for, new.id_mandate, new.by_staff, new.client_id, new.id_order, new.answers)
      is distinct from
      (old.id_chat, old.id_author, old.id_for, old.id_mandate, old.by_staff, old.client_id, old.id_order, old.answers)
      or (old.seq is not null and (new.seq, new.created_at) is distinct from (old.seq, old.created_at)) then
    raise 'what a message was sent with stays' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- A talent's paid messages: those that wait, the most urgent first, and the latest answers.
create index orders_messages_waiting on orders (id_talent, (coalesce(express_deadline_at, deadline_at)), id)
  where type = 'MSG' and state = 'processing';
create index orders_messages_answered on orders (id_talent, completed_at desc)
  where type = 'MSG' and completed_at is not null;
