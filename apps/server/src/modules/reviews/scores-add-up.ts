import type { Invariant } from '../ledger/index.ts';

export const scoresAddUp: Invariant = {
  id: 'I21',
  name: 'scores-add-up',
  description: 'a talent’s score counters are the number and the sum of their reviews that were not removed',
  violationsSql: `
    with counted as (
      select id_talent, (id % 16)::int as slot, count(*) as scores, sum(score) as points
      from score where removed_at is null group by 1, 2
    )
    select id_talent, slot, s.scores, c.scores as are_there, s.points, c.points as are_given
    from talent_scores s full join counted c using (id_talent, slot)
    where (coalesce(s.scores, 0), coalesce(s.points, 0)) <> (coalesce(c.scores, 0), coalesce(c.points, 0))`,
};
