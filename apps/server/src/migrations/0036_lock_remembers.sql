-- Where a product stood before the staff took it off the shelf; there it goes back when the decision falls.
alter table product add column shelf_before_lock product_shelf,
  add constraint product_lock_remembers check (shelf_before_lock is null or id_lock is not null);
