-- What all who watch a topic ('order/55') are told: one row however many watch. As with the events of people (live_event), a
-- row is written in the transaction in which it happened and gets its place once that has committed.
create table topic_event (
  id bigint generated always as identity primary key,
  topic text not null,
  type text not null,
  -- Ids and nothing else: what is shown is looked up when it leaves.
  body jsonb not null,
  written_at timestamptz not null,
  -- Its place among the events of the topic; null until it has one.
  at timestamptz
);
create index topic_event_waiting on topic_event (topic) where at is null;
create unique index topic_event_in_order on topic_event (topic, at);
create index topic_event_age on topic_event (written_at);

-- The last place given to an event of the topic. Its row is the lock under which places are given.
create table topic_position (
  topic text primary key,
  at timestamptz not null
);
create index topic_position_age on topic_position (at);

-- As order_live_events does for people.
create function order_topic_events(of_topics text[], now timestamptz)
returns table (topic text, at timestamptz) language plpgsql as $$
#variable_conflict use_column
declare
  one text;
  this_ms timestamptz := date_trunc('milliseconds', now);
  last timestamptz;
begin
  for one in select distinct t from unnest(of_topics) as t order by t loop
    insert into topic_position values (one, this_ms) on conflict do nothing;
    if exists (select from topic_event where topic = one and at is null) then
      select p.at into last from topic_position p where p.topic = one for update;
      last := greatest(last, this_ms);
      with waiting as (
        select e.id, last + row_number() over (order by e.id) * interval '1 millisecond' as place
        from topic_event e where e.topic = one and e.at is null
      ), placed as (
        update topic_event e set at = w.place from waiting w where e.id = w.id returning e.at
      )
      update topic_position p set at = l.at from (select max(placed.at) as at from placed) l
      where p.topic = one and l.at is not null;
    end if;
  end loop;
  return query select p.topic, p.at from topic_position p where p.topic = any (of_topics);
end
$$;
