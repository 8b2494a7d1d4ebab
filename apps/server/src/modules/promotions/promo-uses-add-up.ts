import type { Invariant } from '../ledger/index.ts';

export const promoUsesAddUp: Invariant = {
  id: 'I8',
  name: 'promo-uses-add-up',
  description:
    'a promo code’s counter is the number of its uses, which exceed neither its total limit nor its limit per user',
  violationsSql: `
    select c.id, c.code, c.used, count(u.ref) as uses
    from promo_code c left join promo_use u on u.id_promo = c.id and u.state <> 'released'
    group by c.id having c.used <> count(u.ref) or c.used > c.total_limit
    union all
    select c.id, c.code, c.used, count(*)
    from promo_code c join promo_use u on u.id_promo = c.id and u.state <> 'released'
    where u.person is not null
    group by c.id, u.person having count(*) > c.person_limit`,
};
