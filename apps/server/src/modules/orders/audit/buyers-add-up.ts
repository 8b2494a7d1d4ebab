import { seriesFaults } from '../../../platform/series/adds-up.ts';
import type { Invariant } from '../../ledger/index.ts';

export const buyersAddUp: Invariant = {
  id: 'I21',
  name: 'buyers-add-up',
  description: 'a talent’s buyer counter counts every buyer once',
  violationsSql: `
    select * from (${seriesFaults('buyers', 'select id_talent as id_user, first_at as at, 1 as amount from talent_buyer')}) miscounted
    union all
    select o.id_talent, 'day', min(o.paid_at), null, count(*) from orders o
    where o.shown_to_talent
      and not exists (select from talent_buyer b where b.id_talent = o.id_talent and b.id_buyer = o.id_buyer)
    group by o.id_talent`,
};
