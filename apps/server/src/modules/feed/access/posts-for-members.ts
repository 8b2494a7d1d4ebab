import { sql } from 'kysely';
import type { ForMembers } from '../../../extension-points/member-access.ts';
import { query, type Read } from '../../../platform/database/read.ts';
import { spaces } from '../spaces.ts';
import { communityOf } from './reading.ts';

const membersPosts = query<{ idTalent: number }, { forAll: boolean; plans: number[] }>('posts-for-members', (db, arg) =>
  db.selectNoFrom([
    sql<boolean>`exists (select from post where id_talent = ${arg.idTalent} and space = 'feed' and audience = 'members'
      and published_at is not null and removed_at is null)`.as('forAll'),
    sql<
      number[]
    >`(select coalesce(jsonb_agg(plan.id_product), '[]') from membership_plan plan where plan.id_talent = ${arg.idTalent}
      and exists (select from post_plan named join post on post.id = named.id_post
        where named.id_plan = plan.id_product and published_at is not null and removed_at is null))`.as('plans'),
  ]),
);

/** What a talent has written for members only. The community is there as soon as a plan opens it. */
export const postsForMembers = async (read: Read, idTalent: number): Promise<ForMembers[]> => {
  const [posts] = await read(membersPosts, { idTalent });
  const feed = { idTalent, area: spaces.feed.area, availableToAllPaid: false, validSubscriptions: posts?.plans ?? [] };
  return [feed, { ...feed, availableToAllPaid: posts?.forAll ?? false }, communityOf(idTalent)];
};
