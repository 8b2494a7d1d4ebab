import { seriesFaults } from '../../../platform/series/adds-up.ts';
import type { Invariant } from '../../ledger/index.ts';

export const followersAddUp: Invariant = {
  id: 'I21',
  name: 'followers-add-up',
  description: 'a talent’s follower counters, the total and those over time, are the number of their followers',
  violationsSql: `
    with counted as (
      select id_talent, (id_user % 16)::int as slot, count(*) as followers from follow group by 1, 2
    )
    select id_talent, slot::text, f.followers::numeric, c.followers::numeric as follow
    from talent_followers f full join counted c using (id_talent, slot)
    where coalesce(f.followers, 0) <> coalesce(c.followers, 0)
    union all
    select id_user, span || ' ' || begins, amount, is_there
    from (${seriesFaults('followers', 'select id_talent as id_user, created_at as at, 1 as amount from follow')}) series`,
};
