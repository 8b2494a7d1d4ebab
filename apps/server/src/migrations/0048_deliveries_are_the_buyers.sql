-- What was handed over is the buyer's: it stays when the talent leaves and goes when the buyer does.
update private_file f set id_owner = o.id_buyer
  from order_delivery d join orders o on o.id = d.id_order
  where d.id_file = f.id;

-- A picture that several were given, or that is a portrait or a product's picture as well, is nobody's alone: it is swept once nothing
-- names it any more.
update media m set id_owner = case
    when (select count(*) from order_delivery d where d.id_image = m.id) = 1
      and not exists (select from users where id_image = m.id)
      and not exists (select from talent where id_cover = m.id)
      and not exists (select from product where id_image = m.id)
    then (select o.id_buyer from order_delivery d join orders o on o.id = d.id_order where d.id_image = m.id)
  end
  where exists (select from order_delivery d where d.id_image = m.id);

-- Nobody can throw a video away while an order names it. Earlier orders may name one that is gone already.
alter table order_delivery
  add constraint order_delivery_file foreign key (id_file) references private_file (id) not valid;
create index order_delivery_file on order_delivery (id_file);

-- Whether anything names a picture, looked up as `unused_media` does.
create function media_is_used(picture text) returns boolean language plpgsql stable as $$
declare
  named text;
  used boolean;
begin
  select string_agg(format('exists (select from %s where %I = $1)', c.conrelid::regclass, a.attname), ' or ')
    into strict named
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass;
  execute 'select ' || named into used using picture;
  return used;
end
$$;
