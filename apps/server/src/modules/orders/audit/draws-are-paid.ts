import type { Invariant } from '../../ledger/index.ts';

export const drawsArePaid: Invariant = {
  id: 'I18',
  name: 'draws-are-paid',
  description:
    'partial payouts of an order match the ledger, and once it is completed they add up to its shares to the cent',
  violationsSql: `
    with parts as (
      select id_order, sum(amount) as amount, sum(charity) as charity, sum(platform) as platform, sum(talent) as talent
      from order_draw group by id_order
    ), booked as (
      select a.owner, sum(-e.amount) as amount from ledger_tx t join ledger_entry e on e.id_tx = t.id
        join ledger_account a on a.id = e.id_account and a.kind = 'escrow'
      where t.kind = 'order.drawn' group by a.owner
    )
    select o.id, o.drawn, p.amount as parts, b.amount as booked
    from orders o left join parts p on p.id_order = o.id left join booked b on b.owner = o.id::text
    where (o.drawn > 0 or p.amount is not null or b.amount is not null) and (
      o.drawn is distinct from p.amount or o.drawn is distinct from b.amount
      or (o.completed_at is not null and (o.charity, o.platform, o.talent) is distinct from (p.charity, p.platform, p.talent)))`,
};
