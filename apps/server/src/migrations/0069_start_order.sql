-- What was reserved is taken; `sold_out` names its product where nothing is left.
create function stock_commit(wanted text, out taken boolean, out sold_out bigint) language plpgsql
  set search_path = public, pg_temp as $$
declare
  held record;
begin
  update stock_hold h set state = 'committed' from variation v
    where h.ref = wanted and h.state = 'reserved' and v.id = h.id_variation
    returning v.id_product, v.stock into held;
  taken := found;
  sold_out := case when held.stock = 0 then held.id_product end;
end
$$;

-- An order is paid, in one call: its stock is taken, and it goes on, unless it is done at once and moved by that.
create function start_order(
  wanted bigint, paid timestamptz, goes_to order_state, deadline timestamptz, express_deadline timestamptz, out sold_out bigint
) language plpgsql set search_path = public, pg_temp as $$
declare
  ref text;
begin
  if goes_to is null then
    update orders o set paid_at = paid where o.id = wanted returning o.hold_ref into ref;
  else
    update orders o
      set paid_at = paid, state = goes_to, actor = 'system', reason = null, moved_at = paid, deadline_at = deadline,
        express_deadline_at = express_deadline
      where o.id = wanted returning o.hold_ref into ref;
  end if;
  select c.sold_out into sold_out from stock_commit(ref) c;
end
$$;
revoke all on function stock_commit, start_order from public;
grant execute on function stock_commit, start_order to stagedoor_program;
