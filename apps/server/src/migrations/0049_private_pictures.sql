-- What was handed over with an order is not public: only the holder of a signed link sees it.
alter table media add column is_private boolean not null default false;
update media m set is_private = true
  where exists (select from order_delivery d where d.id_image = m.id)
    and not exists (select from users where id_image = m.id)
    and not exists (select from talent where id_cover = m.id)
    and not exists (select from product where id_image = m.id);

-- Kept as large as it was made.
alter type media_kind add value 'delivery';
