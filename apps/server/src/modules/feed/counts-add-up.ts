import type { Invariant } from '../ledger/index.ts';

export const feedCountsAddUp: Invariant = {
  id: 'I21',
  name: 'feed-counts-add-up',
  description: 'the counters of posts, comments and polls are the numbers of their likes, comments, answers and votes',
  violationsSql: `
    select 'post' as what, p.id, coalesce(c.likes, 0) as likes, l.likes as are_there, coalesce(c.responses, 0) as responses,
      s.responses as are_written, coalesce(c.comments, 0) as comments, s.comments as are_no_answers
    from post p left join post_count c on c.id_post = p.id,
      lateral (select count(*) as likes from post_like where id_post = p.id) l,
      lateral (select count(*) as responses, count(*) filter (where id_parent is null) as comments
        from post_comment where id_post = p.id and removed_at is null) s
    where (coalesce(c.likes, 0), coalesce(c.responses, 0), coalesce(c.comments, 0)) <> (l.likes, s.responses, s.comments)
    union all
    select 'comment', p.id, coalesce(c.likes, 0), l.likes, coalesce(c.answers, 0), s.answers, 0, 0
    from post_comment p left join comment_count c on c.id_comment = p.id,
      lateral (select count(*) as likes from comment_like where id_comment = p.id) l,
      lateral (select count(*) as answers from post_comment where id_parent = p.id and removed_at is null) s
    where (coalesce(c.likes, 0), coalesce(c.answers, 0)) <> (l.likes, s.answers)
    union all
    select 'answer', a.id, a.votes, v.votes, 0, 0, 0, 0
    from poll_answer a, lateral (select count(*) as votes from poll_vote where id_answer = a.id) v
    where a.votes <> v.votes`,
};
