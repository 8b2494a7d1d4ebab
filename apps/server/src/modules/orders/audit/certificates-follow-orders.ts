import type { Invariant } from '../../ledger/index.ts';

// Before the first certificate there were none.
export const certificatesFollowOrders: Invariant = {
  id: 'I23',
  name: 'certificates-follow-orders',
  description: 'A certificate holds while its order does, and every autograph and greeting that was delivered has one',
  violationsSql: `
    select o.id, o.state::text as state, c.code from certificate c join orders o on o.id = c.id_order
    where c.state = 'valid' and o.state not in ('shipped', 'completed', 'disputed')
    union all
    select o.id, o.state::text, null from orders o
    where o.type in ('AUTOGRAPH', 'VIDEO_GREETING') and o.state = 'completed'
      and o.delivered_at > (select min(issued_at) from certificate)
      and not exists (select from certificate c where c.id_order = o.id
        and (c.state = 'valid' or c.revoked is not null))`,
};
