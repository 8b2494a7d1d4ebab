-- An order that its talent declined, alone or with the date of an event, counts in their record, as does one that they
-- refunded before it was completed because its buyer had reported a problem. A declined collaboration does not: it is a
-- proposal, and declining it is an answer.
alter table talent_record add column declined int not null default 0 check (declined >= 0);

-- Processes that still run the previous version call it without `more_declined`.
drop function talent_record_add;
create function talent_record_add(
  talent bigint, id_order bigint, more_completed int, more_late int, more_donated bigint, more_declined int default 0
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into talent_record (id_talent, slot) values (talent, id_order % 16) on conflict (id_talent, slot) do nothing;
  update talent_record c
    set completed = c.completed + more_completed, late = c.late + more_late, donated = c.donated + more_donated,
      declined = c.declined + more_declined
    where c.id_talent = talent and c.slot = id_order % 16;
end
$$;
revoke all on function talent_record_add from public;
grant execute on function talent_record_add to stagedoor_program;

-- As before, and declined orders.
create or replace function count_record() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  before order_state := case tg_op when 'UPDATE' then old.state end;
begin
  perform talent_record_add(new.id_talent, new.id,
    (new.state = 'completed')::int - coalesce(before = 'completed', false)::int,
    (new.state = 'expired' and coalesce(before = 'processing', false))::int, 0,
    (new.type <> 'COLLABORATION' and (new.state = 'declined'
      or (new.state = 'refunded' and new.actor = 'talent' and new.completed_at is null)))::int);
  return null;
end
$$;
drop trigger orders_counted on orders;
create trigger orders_counted after update of state on orders
  for each row
  when (old.state <> new.state
    and (old.state = 'completed' or new.state in ('completed', 'expired', 'declined', 'refunded')))
  execute function count_record();

insert into talent_record (id_talent, slot, declined)
  select id_talent, id % 16, count(*) from orders
  where type <> 'COLLABORATION'
    and (state = 'declined' or (state = 'refunded' and actor = 'talent' and completed_at is null))
  group by 1, 2
  on conflict (id_talent, slot) do update set declined = excluded.declined;
