-- A call that rings or is talked has both of its people in it, so that `call_party` keeps everybody out of a second one.
create function call_has_parties() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.state in ('ringing', 'talking') and (
    select count(*) from call_party p where p.id_call = new.id and p.id_user in (new.id_fan, new.id_talent)) <> 2 then
    raise exception 'call % has not both people in it', new.id using errcode = '42501';
  end if;
  return null;
end $$;
create constraint trigger call_has_parties after update of state on call deferrable initially deferred
  for each row execute function call_has_parties();
