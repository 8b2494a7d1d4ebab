import type { Truth } from '../../ledger/index.ts';

export const followersAddUp: Truth = {
  invariant: 'I21',
  name: 'followers-add-up',
  says: 'a talent counts as many followers as there are',
  faults: `
    with counted as (
      select id_talent, (id_user % 16)::int as slot, count(*) as followers from follow group by 1, 2
    )
    select id_talent, slot, f.followers, c.followers as follow
    from talent_followers f full join counted c using (id_talent, slot)
    where coalesce(f.followers, 0) <> coalesce(c.followers, 0)`,
};
