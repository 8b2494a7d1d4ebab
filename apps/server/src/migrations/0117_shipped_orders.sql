-- A parcel with a tracking number is shipped. It is delivered, completed and paid out when its buyer says so, or when the
-- carrier's days are over, which are its deadline from then on.
alter table orders
  add shipped_at timestamptz,
  add constraint orders_shipped check (
    case
      when state = 'shipped' then shipped_at is not null and completed_at is null
      else shipped_at is null or paid_at is not null
    end and (shipped_at is null or type in ('PHYSICAL', 'AUCTION')));
update orders set shipped_at = delivered_at where type in ('PHYSICAL', 'AUCTION') and delivered_at is not null;

insert into order_edge values
  ('processing', 'shipped', 'talent'),
  ('shipped', 'completed', 'buyer'), ('shipped', 'completed', 'system'),
  ('shipped', 'disputed', 'buyer'), ('shipped', 'disputed', 'system'),
  ('disputed', 'shipped', 'staff'), ('disputed', 'shipped', 'system');

create index orders_on_their_way on orders (deadline_at) where state = 'shipped';
