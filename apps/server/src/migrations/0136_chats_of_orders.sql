-- Paid messages that are in no chat yet, with their answers: those of before there were chats, and those of the demo world.
create function add_message_orders_to_chats() returns void language plpgsql set search_path = public, pg_temp as $$
begin
  create temporary table message_order on commit drop as
    select o.id, o.id_buyer, o.id_talent, least(o.id_buyer, o.id_talent) as id_low, greatest(o.id_buyer, o.id_talent) as id_high,
      coalesce(o.fields ->> 'text', '') as question, o.paid_at, o.begun_at, o.state, d.content as answer, d.at as answered_at
    from orders o left join order_delivery d on d.id_order = o.id and d.kind = 'answer'
    where o.type = 'MSG' and o.paid_at is not null and o.deadline_at is not null
      and not exists (select from chat_message m where m.id_order = o.id);

  insert into chat (kind, id_low, id_high, last_at, created_at)
    select 'pair', id_low, id_high, min(paid_at), min(paid_at) from message_order group by id_low, id_high
    on conflict (id_low, id_high) where kind = 'pair' do nothing;
  insert into chat_member (id_chat, id_user, joined_at, last_at)
    select c.id, person.id_user, c.created_at, c.created_at
    from (select distinct id_low, id_high from message_order) o
    join chat c on c.kind = 'pair' and c.id_low = o.id_low and c.id_high = o.id_high
    cross join lateral (values (c.id_low), (c.id_high)) person (id_user)
    on conflict do nothing;

  create temporary table said on commit drop as
    select c.id as id_chat, s.*, c.last_seq + row_number() over (partition by c.id order by s.at, s.id, s.is_answer) as seq
    from (
      select id, id_low, id_high, false as is_answer, id_buyer as id_author, question as text, paid_at as at from message_order
      union all
      select id, id_low, id_high, true, id_talent, answer, answered_at from message_order where answered_at is not null
    ) s join chat c on c.kind = 'pair' and c.id_low = s.id_low and c.id_high = s.id_high;

  insert into chat_message (id_chat, seq, id_author, text, id_order, created_at)
    select id_chat, seq, id_author, text, id, at from said where not is_answer order by at;
  insert into chat_message (id_chat, seq, id_author, text, answers, created_at)
    select s.id_chat, s.seq, s.id_author, coalesce(s.text, ''), q.id, s.at
    from said s join chat_message q on q.id_order = s.id where s.is_answer order by s.at;

  update chat c set last_seq = l.seq, last_at = l.at
    from (select distinct on (id_chat) id_chat, seq, at from said order by id_chat, seq desc) l where l.id_chat = c.id;
  -- What the talent has not opened is unread; the rest was read on the order's page.
  update chat_member m set last_at = c.last_at, unread = coalesce(waiting.count, 0), read_seq = coalesce(waiting.first - 1, c.last_seq)
    from chat c
    left join lateral (
      select count(*)::int as count, min(s.seq)::int as first, o.id_talent
      from said s join message_order o on o.id = s.id
      where s.id_chat = c.id and not s.is_answer and o.state = 'processing' and o.begun_at is null
      group by o.id_talent) waiting on true
    where m.id_chat = c.id and c.id in (select id_chat from said) and m.id_user = coalesce(waiting.id_talent, m.id_user);
  update chat_member m set last_at = c.last_at, read_seq = c.last_seq
    from chat c where c.id = m.id_chat and c.id in (select id_chat from said) and m.unread = 0;
  drop table said;
  drop table message_order;
end
$$;
revoke all on function add_message_orders_to_chats from public;
grant execute on function add_message_orders_to_chats to stagedoor_program;
select add_message_orders_to_chats();
