-- The time zone of the place where a product's dates happen, by its IANA name. Guests read its dates in it, wherever they are.
alter table product
  add time_zone text not null default 'Europe/Kyiv' check (time_zone <> '');

-- Until now dates were entered in the talent's own time zone, which is known where they chose quiet hours. `UTC` was never chosen.
update product set time_zone = s.time_zone
  from notification_setting s
  where s.id_user = product.id_owner and s.time_zone <> 'UTC' and product.place is not null;
