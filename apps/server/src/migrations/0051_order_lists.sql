-- Lists of orders show what waits for their reader first, then the newest. Both are read from one index, so that a page
-- costs the same wherever it is.
alter table orders
  add column extension_open boolean not null default false,
  add column redo_open boolean not null default false,
  add column problem_open boolean not null default false;
update orders o set
  extension_open = exists (select from order_extension e where e.id_order = o.id and e.answer is null),
  redo_open = exists (select from order_redo r where r.id_order = o.id and r.done_at is null),
  problem_open = exists (select from order_problem p where p.id_order = o.id and p.answer is null)
where exists (select from order_extension e where e.id_order = o.id)
  or exists (select from order_redo r where r.id_order = o.id)
  or exists (select from order_problem p where p.id_order = o.id);

create function order_questions_changed() returns trigger language plpgsql as $$
begin
  update orders o set
    extension_open = exists (select from order_extension e where e.id_order = o.id and e.answer is null),
    redo_open = exists (select from order_redo r where r.id_order = o.id and r.done_at is null),
    problem_open = exists (select from order_problem p where p.id_order = o.id and p.answer is null)
  where o.id = coalesce(new.id_order, old.id_order);
  return null;
end
$$;
create trigger order_extension_changed after insert or update or delete on order_extension
  for each row execute function order_questions_changed();
create trigger order_redo_changed after insert or update or delete on order_redo
  for each row execute function order_questions_changed();
create trigger order_problem_changed after insert or update or delete on order_problem
  for each row execute function order_questions_changed();

alter table orders
  -- Something is to be paid, answered or decided by the fan.
  add column needs_buyer boolean not null generated always as (
    (state = 'awaitingPayment' and id_payment is not null)
    or (state = 'processing' and extension_open)
    or (state = 'expired' and refund_due_at is not null)) stored,
  -- Something is to be handed over or answered by the talent. A visit, a call or a pack takes place by itself.
  add column needs_talent boolean not null generated always as (
    (state = 'processing' and type not in ('EVENT', 'MUSEUM_TOUR', 'CALL', 'MESSAGE_PACKAGE', 'CALL_PACKAGE'))
    or (state = 'completed' and redo_open)
    or (state = 'disputed' and problem_open)) stored,
  -- A talent hears of what was paid, and of a proposal once staff have let it through.
  add column shown_to_talent boolean not null generated always as (
    paid_at is not null and state not in ('reviewing', 'rejected')) stored;

drop index orders_of_buyer, orders_of_talent;
create index orders_of_buyer on orders (id_buyer, needs_buyer, id);
create index orders_of_talent on orders (id_talent, shown_to_talent, needs_talent, id);
create index orders_of_talent_in_state on orders (id_talent, state, needs_talent, id) where shown_to_talent;
create index orders_portfolio on orders (id_talent, id)
  where state = 'completed' and not keep_hidden and type in ('AUTOGRAPH', 'VIDEO_GREETING');
create index entitlement_of_talent on entitlement (id_talent);
