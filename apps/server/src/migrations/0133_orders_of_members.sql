-- What is for members is ordered by members: by somebody who is logged in and whose membership with the talent was paid and has
-- not ended. Which of its plans open it, and whether the month is over, the program decides. Plans and gifts are for everyone.
create function refuse_non_members() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from product p where p.id = new.id_product and p.audience <> 'everyone')
    and not (new.for_members and new.buyer = 'loggedIn' and exists (
      select from recurring_agreement a
      where a.id_user = new.id_buyer and a.id_talent = new.id_talent and a.kind = 'membership' and a.state <> 'ended'
        and a.anchor is not null))
  then
    raise 'product % is for members', new.id_product using errcode = 'check_violation', constraint = 'orders_of_members';
  end if;
  return new;
end
$$;
create trigger orders_of_members before insert on orders
  for each row when (new.type not in ('SUBSCRIPTION', 'DONATION')) execute function refuse_non_members();
revoke all on function refuse_non_members from public;
