-- A shelf is read whole, so it ends somewhere: `limits.products.most` in the contract. Whoever saves two at the same moment
-- waits for themselves.
create function product_has_room() returns trigger language plpgsql as $$
begin
  perform from users u where u.id = new.id_owner for no key update;
  if (select count(*) from product p where p.id_owner = new.id_owner) >= 500 then
    raise 'a talent has 500 products at most' using errcode = 'check_violation', constraint = 'product_most';
  end if;
  return new;
end
$$;
create trigger product_has_room before insert on product for each row execute function product_has_room();
