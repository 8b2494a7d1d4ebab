import type { Invariant } from '../../ledger/index.ts';

const holdsAddUp: Invariant = {
  id: 'I22',
  name: 'call-holds-add-up',
  description:
    'what a call is billed is what was used of its holds, never more than both were there or than was set aside',
  violationsSql: `
    select c.id, c.talked_seconds, c.billed_seconds, coalesce(h.used, 0) as used, coalesce(h.seconds, 0) as seconds
    from call c
      left join (
        select id_call, sum(used) as used, sum(seconds) as seconds, bool_or(state <> 'settled') as is_open
        from call_hold group by id_call) h on h.id_call = c.id
    where c.state = 'over' and (c.billed_seconds <> coalesce(h.used, 0) or c.talked_seconds > coalesce(h.seconds, 0)
      or h.is_open
      or c.talked_seconds * 1000 > c.banked_ms + greatest(0, coalesce(extract(epoch from
        least(c.fan_last, c.talent_last) - greatest(c.fan_from, c.talent_from)) * 1000, 0)))`,
};

// A card is captured, and its order completed, a moment after the call is over.
const holdsAreSettled: Invariant = {
  id: 'I22',
  name: 'call-holds-are-settled',
  description: 'each hold of a call that is over is charged and returned to its sum, and none is open an hour after it',
  violationsSql: `
    select h.id_call, h.number, o.state::text as state, o.drawn, h.rate * h.used / 60 as cost
    from call_hold h join orders o on o.id = h.id_order join call c on c.id = h.id_call
    where h.state = 'settled' and (
      o.drawn > h.rate * h.used / 60
      or o.state = 'completed' and h.id_pack is null and o.drawn <> h.rate * h.used / 60
      or o.state = 'processing'
      or o.state = 'awaitingPayment' and c.ended_at < (select max(at) from ledger_tx) - interval '1 hour')`,
};

const nobodyIsInTwo: Invariant = {
  id: 'I22',
  name: 'parties-are-in-their-calls',
  description: 'both sides of a call that rings or is talked are in it, and nobody is in one that is over',
  violationsSql: `
    select p.id_call, p.id_user from call_party p join call c on c.id = p.id_call
    where c.state not in ('ringing', 'talking') or p.id_user not in (c.id_fan, c.id_talent)
    union all
    select c.id, null from call c
    where c.state in ('ringing', 'talking') and (select count(*) from call_party p where p.id_call = c.id) <> 2`,
};

// A booking ends with its order, or a moment after it.
const bookingsArePaid: Invariant = {
  id: 'I22',
  name: 'call-bookings-are-paid-or-back',
  description:
    'an open booking has its minutes set aside, a held one has them in its call, and any other returns them but for what a talent waited',
  violationsSql: `
    select b.id, b.state::text as state, b.ended::text as ended, o.state::text as "order", o.drawn
    from call_booking b join orders o on o.id = b.id_order
    where (b.state in ('asked', 'agreed') and o.state in ('awaitingPayment', 'completed'))
      or (b.ended = 'held' and not exists (
        select from call_hold h where h.id_call = b.id_call and h.id_order = b.id_order and h.seconds = b.seconds))
      or (b.state = 'over' and b.ended <> 'held' and (o.state = 'processing'
        or o.drawn <> case when b.id_pack is null then b.rate * coalesce(b.used, 0) / 60 else 0 end))`,
};

export const callInvariants: readonly Invariant[] = [holdsAddUp, holdsAreSettled, nobodyIsInTwo, bookingsArePaid];
