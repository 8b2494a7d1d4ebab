import type { Tx } from '../../../platform/database/database.ts';

export type PeoplePage = { idTalent: number; after: number; most: number };

/** A page of those who bought from a talent and got it, by their ids. */
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
