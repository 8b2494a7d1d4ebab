import type { Truth } from '../ledger/index.ts';

export const promoUsesAddUp: Truth = {
  invariant: 'I8',
  name: 'promo-uses-add-up',
  says: 'a code counts as many uses as orders use it, and no more than it allows, in all and per person',
  faults: `
    select c.id, c.code, c.used, count(u.ref) as uses
    from promo_code c left join promo_use u on u.id_promo = c.id and u.state <> 'released'
    group by c.id having c.used <> count(u.ref) or c.used > c.total_limit
    union all
    select c.id, c.code, c.used, count(*)
    from promo_code c join promo_use u on u.id_promo = c.id and u.state <> 'released'
    where u.person is not null
    group by c.id, u.person having count(*) > c.person_limit`,
};
