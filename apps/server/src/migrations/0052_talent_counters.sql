-- What a profile says about a talent is counted when it changes, in the same transaction, by whoever owns the rows. Sixteen
-- slots for each talent, so that those who change something at the same moment seldom wait for each other; the slot follows
-- from the row, so that what is taken away is taken from where it was added.
create table talent_followers (
  id_talent bigint not null references users (id),
  slot int not null,
  followers int not null check (followers >= 0),
  primary key (id_talent, slot)
) with (fillfactor = 50);
create table talent_scores (
  id_talent bigint not null references users (id),
  slot int not null,
  scores int not null check (scores >= 0),
  points bigint not null check (points >= 0),
  primary key (id_talent, slot)
) with (fillfactor = 50);
create table talent_record (
  id_talent bigint not null references users (id),
  slot int not null,
  completed int not null default 0 check (completed >= 0),
  late int not null default 0 check (late >= 0),
  -- What funds received, as the ledger says.
  donated bigint not null default 0 check (donated >= 0),
  primary key (id_talent, slot)
) with (fillfactor = 50);

insert into talent_followers
  select id_talent, id_user % 16, count(*) from follow group by 1, 2;
insert into talent_scores
  select id_talent, id % 16, count(*), sum(score) from score where removed_at is null group by 1, 2;
insert into talent_record
  select o.id_talent, o.id % 16, count(*) filter (where o.state = 'completed'),
    count(*) filter (where o.state = 'expired' and exists (
      select from order_event e where e.id_order = o.id and e.state = 'processing')),
    coalesce(sum((
      select sum(e.amount) from ledger_tx t join ledger_entry e on e.id_tx = t.id
        join ledger_account a on a.id = e.id_account and a.kind = 'charity'
      where t.ref = o.id::text and t.kind in ('order.fulfilled', 'order.donated', 'order.reclaimed', 'pack.reclaimed')
    )) filter (where o.id_fund is not null), 0)
  from orders o where o.completed_at is not null or o.state = 'expired' group by 1, 2;

-- For each statement, in one order for everybody: whoever leaves takes many at once.
create function count_followers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into talent_followers as counted (id_talent, slot, followers)
      select id_talent, id_user % 16, count(*) from changed group by 1, 2 order by 1, 2
      on conflict (id_talent, slot) do update set followers = counted.followers + excluded.followers;
  else
    perform from talent_followers c
      where (c.id_talent, c.slot) in (select id_talent, id_user % 16 from changed)
      order by c.id_talent, c.slot for no key update;
    update talent_followers counted set followers = counted.followers - gone.followers
      from (select id_talent, id_user % 16 as slot, count(*) as followers from changed group by 1, 2) gone
      where counted.id_talent = gone.id_talent and counted.slot = gone.slot;
  end if;
  return null;
end
$$;
create trigger follow_counted after insert on follow referencing new table as changed
  for each statement execute function count_followers();
create trigger unfollow_counted after delete on follow referencing old table as changed
  for each statement execute function count_followers();

create function count_score() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  more_scores int := (new.removed_at is null)::int;
  more_points int := case when new.removed_at is null then new.score else 0 end;
begin
  if tg_op = 'UPDATE' then
    more_scores := more_scores - (old.removed_at is null)::int;
    more_points := more_points - case when old.removed_at is null then old.score else 0 end;
  end if;
  insert into talent_scores (id_talent, slot, scores, points) values (new.id_talent, new.id % 16, 0, 0)
    on conflict (id_talent, slot) do nothing;
  update talent_scores c set scores = c.scores + more_scores, points = c.points + more_points
    where c.id_talent = new.id_talent and c.slot = new.id % 16;
  return null;
end
$$;
create trigger score_counted after insert or update of score, removed_at on score
  for each row execute function count_score();

create function talent_record_add(talent bigint, id_order bigint, more_completed int, more_late int, more_donated bigint)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into talent_record (id_talent, slot) values (talent, id_order % 16) on conflict (id_talent, slot) do nothing;
  update talent_record c
    set completed = c.completed + more_completed, late = c.late + more_late, donated = c.donated + more_donated
    where c.id_talent = talent and c.slot = id_order % 16;
end
$$;

-- Whatever was being worked on when its time ran out is late. A checkout that nobody paid and a proposal that nobody let
-- through expire as well, but the talent never had them.
create function count_record() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before order_state := case tg_op when 'UPDATE' then old.state end;
begin
  perform talent_record_add(new.id_talent, new.id,
    (new.state = 'completed')::int - coalesce(before = 'completed', false)::int,
    (new.state = 'expired' and coalesce(before = 'processing', false))::int, 0);
  return null;
end
$$;
create trigger orders_counted_at_once after insert on orders
  for each row when (new.state = 'completed') execute function count_record();
create trigger orders_counted after update of state on orders
  for each row when (old.state <> new.state and (old.state = 'completed' or new.state in ('completed', 'expired')))
  execute function count_record();

revoke insert, update, delete, truncate on talent_followers, talent_scores, talent_record from stagedoor_program;
revoke all on function count_followers, count_score, count_record, talent_record_add from public;
grant execute on function talent_record_add to stagedoor_program;
