-- A guest says that a date did not take place. Nobody is paid for it until that is decided, once and for all of its guests.
alter table order_problem
  add column kind text not null default 'other' check (kind in ('other', 'didNotTakePlace'));

create table date_dispute (
  id_variation bigint primary key references variation (id),
  opened_at timestamptz not null,
  decided_at timestamptz,
  took_place boolean,
  -- Who decided it, and about which order; its reason is the reason for all of them.
  decided_by order_actor,
  id_order bigint references orders (id),
  constraint date_dispute_decided check (num_nulls(decided_at, took_place, decided_by, id_order) in (0, 4)),
  constraint date_dispute_decided_by check (decided_by = 'staff' or (decided_by = 'talent' and not took_place))
);
create function keep_date_decision() returns trigger language plpgsql as $$
begin
  raise 'what was decided about a date stays' using errcode = 'check_violation', constraint = 'date_dispute_stays_decided';
end
$$;
create trigger date_dispute_stays_decided before update on date_dispute
  for each row when (old.decided_at is not null) execute function keep_date_decision();
revoke delete, truncate on date_dispute from stagedoor_program;

-- What is held is not released, whatever its time.
alter table earning
  add column held boolean not null default false,
  add constraint earning_held check (not held or released_at is null);
update earning e set held = true
from orders o join order_problem p on p.id_order = o.id and p.decided_at is null
where e.kind = 'order.fulfilled' and e.ref = o.id::text and e.released_at is null and e.taken_back_at is null
  and o.state = 'disputed';

-- What was not reported by its own buyer is refunded with the rest.
insert into order_edge values
  ('completed', 'refunded', 'staff'), ('completed', 'refunded', 'talent'),
  ('processing', 'refunded', 'staff'), ('processing', 'refunded', 'talent');
