import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type Checks = { card: { id: string; brand: string; last4: string } | null; phone: string | null };

/**
 * The card that a win is charged to, and the confirmed number. A card is only saved once a hold or a payment on it has
 * succeeded; an expired one does not count.
 */
export const checksOf = async (tx: Tx, idUser: number, now: Date): Promise<Checks> => {
  const card = await tx
    .selectFrom('saved_card')
    .select(['id', 'brand', 'last4'])
    .where('id_user', '=', idUser)
    .where(sql<boolean>`make_date(exp_year, exp_month, 1) + interval '1 month' > ${now}`)
    .orderBy(({ fn }) => fn('greatest', ['saved_at', 'used_at']), 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const { phone } = await tx.selectFrom('users').select('phone').where('id', '=', idUser).executeTakeFirstOrThrow();
  return { card: card ?? null, phone };
};
