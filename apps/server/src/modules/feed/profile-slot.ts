import { sql } from 'kysely';
import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import { query, type Read } from '../../platform/database/read.ts';
import { listCategories } from './categories.ts';
import type { Deps } from './deps.ts';

type Club = { hasPlans: boolean; hasPosts: boolean; communityEnabled: boolean };

const clubOf = query<{ idTalent: number }, Club>('club-of', (db, arg) => {
  const plans = sql`select from membership_plan plan join product on product.id = plan.id_product
    where plan.id_talent = ${arg.idTalent} and plan.closed_at is null and product.shelf = 'ACTIVE'`;
  return db.selectNoFrom([
    sql<boolean>`exists (${plans})`.as('hasPlans'),
    sql<boolean>`exists (${plans} and 'community' = any(plan.opens))`.as('communityEnabled'),
    sql<boolean>`exists (select from post where id_talent = ${arg.idTalent} and space = 'feed'
      and published_at is not null and removed_at is null)`.as('hasPosts'),
  ]);
});

type HasGroups = (read: Read, idTalent: number) => Promise<boolean>;

/** A talent's feed and community; null without posts and plans. */
export const feedSlot = ({ database, hasGroups }: Pick<Deps, 'database'> & { hasGroups: HasGroups }): ProfileSlot =>
  profileSlot(['club'], async ({ idTalent }) => {
    const [club] = await database.read(clubOf, { idTalent });
    if (!club || !(club.hasPlans || club.hasPosts)) return { club: null };
    const [feedCategories, communityCategories] = await Promise.all([
      listCategories({ database })('feed', idTalent),
      club.communityEnabled ? listCategories({ database })('community', idTalent) : [],
    ]);
    return {
      club: {
        communityEnabled: club.communityEnabled,
        hasGroupChats: await hasGroups(database.read, idTalent),
        hasPosts: club.hasPosts,
        feedCategories,
        communityCategories,
      },
    };
  });
