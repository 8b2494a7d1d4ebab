-- A score belongs to the product of its order, so that a product page shows its own. The trigger fills it in, also for
-- processes that still run the previous version.
alter table score add id_product bigint;
update score s set id_product = o.id_product from orders o where o.id = s.id_order;
alter table score alter id_product set not null;
create index score_of_product on score (id_product, id desc) include (score) where removed_at is null;

create or replace function score_is_earned() returns trigger language plpgsql as $$
begin
  select o.id_product into new.id_product from orders o where o.id = new.id_order and o.id_buyer = new.id_buyer
    and o.id_talent = new.id_talent and o.state = 'completed';
  if not found then
    raise 'only the buyer of a completed order gives it a score' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
