import type { Tx } from '../../../platform/database/database.ts';

export type PeoplePage = { idTalent: number; after: number; most: number };

/** A page of users who completed a purchase from a talent, by id. */
export const buyersOf = async (tx: Tx, { idTalent, after, most }: PeoplePage): Promise<number[]> => {
  const rows = await tx
    .selectFrom('orders')
    .select('id_buyer')
    .distinct()
    .where('id_talent', '=', idTalent)
    .where('state', '=', 'completed')
    .where('id_buyer', '>', after)
    .orderBy('id_buyer')
    .limit(most)
    .execute();
  return rows.map(({ id_buyer }) => id_buyer);
};
