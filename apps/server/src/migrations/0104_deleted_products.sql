-- A talent deletes a product. The row stays, because orders, notifications and reports refer to it; its name and content can be
-- used again, and it no longer counts.
alter table product add column deleted_at timestamptz,
  add constraint product_deleted_is_not_sold check (deleted_at is null or shelf = 'INACTIVE');
create index product_deleted on product (deleted_at) where deleted_at is not null;

drop index product_name_en, product_name_uk, product_name_ru, product_content;
create unique index product_name_en on product (id_owner, type, lower(name ->> 'en')) where deleted_at is null;
create unique index product_name_uk on product (id_owner, type, lower(name ->> 'uk')) where deleted_at is null;
create unique index product_name_ru on product (id_owner, type, lower(name ->> 'ru')) where deleted_at is null;
create unique index product_content on product (id_owner, content_hash) where deleted_at is null;

create or replace function product_has_room() returns trigger language plpgsql as $$
begin
  perform from users u where u.id = new.id_owner for no key update;
  if (select count(*) from product p where p.id_owner = new.id_owner and p.deleted_at is null) >= 2000 then
    raise 'a talent has 2000 products at most' using errcode = 'check_violation', constraint = 'product_most';
  end if;
  return new;
end
$$;
