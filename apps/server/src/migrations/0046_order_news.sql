-- The order that a notification is about. No foreign key, as everywhere else about orders: it would lock the order's row.
alter table event_log add column id_order bigint;

-- What a further message renews.
create index event_log_unread_of_order on event_log (id_user, type, id_order)
  where read_at is null and id_order is not null;
