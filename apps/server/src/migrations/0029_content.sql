-- Each stands at a place of its own. Looked at when a statement ends, so that two can change places.
update talent_group g set "order" = n.place
  from (select id, row_number() over (order by "order", id) as place from talent_group) n where n.id = g.id;
update category c set "order" = n.place
  from (select id, row_number() over (partition by id_group order by "order", id) as place from category) n where n.id = c.id;

alter table talent_group
  add column hidden boolean not null default false,
  add constraint talent_group_order unique ("order") deferrable initially immediate,
  -- The address of everybody.
  add constraint talent_group_not_all check (name <> 'all');

drop index category_of_group;
alter table category
  add column hidden boolean not null default false,
  add constraint category_order unique (id_group, "order") deferrable initially immediate;

create unique index charity_fund_name on charity_fund (lower(name ->> 'en'));

alter table promo_code
  -- Counts for what this talent sells.
  add column id_talent bigint references users (id),
  add column stopped_at timestamptz,
  add constraint promo_code_span check (ends_at > starts_at);
create index promo_code_of_talent on promo_code (id_talent);

-- What somebody bought with a code must stay explicable.
create function keep_promo_terms() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (new.code, new.percent, new.fixed) is distinct from (old.code, old.percent, old.fixed)
    and exists (select from promo_use where id_promo = old.id) then
    raise 'a promo code that was used keeps its discount' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger promo_code_keeps_terms before update of code, percent, fixed on promo_code
  for each row execute function keep_promo_terms();

create or replace function promo_reserve(wanted citext, product bigint, buyer bigint, person bytea, ref text, at timestamptz)
  returns setof promo_code language plpgsql as $$
#variable_conflict use_column
declare
  taken promo_code;
begin
  update promo_code c set used = c.used + 1
    where c.code = wanted and c.stopped_at is null
      and (c.starts_at is null or c.starts_at <= at) and (c.ends_at is null or c.ends_at > at)
      and (c.total_limit is null or c.used < c.total_limit)
      and (c.id_talent is null
        or c.id_talent = (select p.id_owner from product p where p.id = promo_reserve.product))
      and (not exists (select from promo_code_product cp where cp.id_promo = c.id)
        or exists (select from promo_code_product cp where cp.id_promo = c.id and cp.id_product = promo_reserve.product))
    returning * into taken;
  if not found then
    return;
  end if;
  if taken.person_limit <= (
    select count(*) from promo_use u
    where u.id_promo = taken.id and u.person = promo_reserve.person and u.state <> 'released'
  ) then
    update promo_code set used = used - 1 where id = taken.id;
    return;
  end if;
  insert into promo_use (ref, id_promo, id_user, person, state, created_at)
    values (promo_reserve.ref, taken.id, buyer, promo_reserve.person, 'reserved', at);
  return next taken;
end
$$;

-- Announced ahead, taken back at most before it counts, and never changed otherwise.
alter table fee_schedule
  add column announced_at timestamptz,
  add column withdrawn_at timestamptz,
  drop constraint fee_schedule_valid_from_key;
update fee_schedule set announced_at = valid_from - interval '1 day';
alter table fee_schedule
  alter column announced_at set not null,
  add constraint fee_schedule_ahead check (valid_from >= announced_at + interval '1 hour'),
  -- Processes remember the schedule for a few seconds.
  add constraint fee_schedule_withdrawn check (withdrawn_at <= valid_from - interval '1 minute');
create unique index fee_schedule_valid_from on fee_schedule (valid_from) where withdrawn_at is null;
revoke update, delete, truncate on fee_schedule from stagedoor_program;
grant update (withdrawn_at) on fee_schedule to stagedoor_program;
