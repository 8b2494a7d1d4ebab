-- When the buyer said that the parcel has arrived. The talent's share is released then, not only after the usual days.
alter table orders
  add received_at timestamptz,
  add constraint orders_received check (received_at is null or (type in ('PHYSICAL', 'AUCTION') and completed_at is not null));
