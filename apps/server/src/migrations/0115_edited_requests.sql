-- When the talent opened the order, which begins the work. Until then its buyer may edit the request.
alter table orders
  add begun_at timestamptz,
  add request_edited_at timestamptz,
  add constraint orders_begun check (begun_at is null or paid_at is not null);

-- What the talent has begun to work on stays as it is. Only a buyer who leaves takes all of it along.
create function keep_begun_request() returns trigger language plpgsql as $$
begin
  raise exception 'order % was begun, and its request cannot be edited any more', old.id using errcode = 'check_violation';
end $$;

create trigger orders_keep_begun_request before update of fields on orders for each row
  when (old.begun_at is not null and new.fields is distinct from old.fields and new.fields <> '{}')
  execute function keep_begun_request();
