import { fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { query, readIn } from '../../../platform/database/read.ts';

export type Checks = { card: { id: string; brand: string; last4: string } | null; phone: string | null };

/**
 * The card that a win is charged to, and the confirmed number. A card is only saved once a hold or a payment on it has
 * succeeded; an expired one does not count.
 */
export const checksOf = async (tx: Tx, idUser: number, now: Date): Promise<Checks> => {
  const [found] = await readIn(tx)(checks, { idUser, now });
  if (!found) return fail('pageNotFound');
  const { id, brand, last4, phone } = found;
  return { card: id === null || brand === null || last4 === null ? null : { id, brand, last4 }, phone };
};

type CheckRow = { id: string | null; brand: string | null; last4: string | null; phone: string | null };

const checks = query<{ idUser: number; now: Date }, CheckRow>('bidder-checks', (db, arg) =>
  db
    .selectFrom('users')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('saved_card')
          .select(['id', 'brand', 'last4'])
          .whereRef('id_user', '=', 'users.id')
          .where(sql<boolean>`make_date(exp_year, exp_month, 1) + interval '1 month' > ${arg.now}::timestamptz`)
          .orderBy(({ fn }) => fn('greatest', ['saved_at', 'used_at']), 'desc')
          .orderBy('id')
          .limit(1)
          .as('card'),
      (join) => join.onTrue(),
    )
    .select(['card.id', 'card.brand', 'card.last4', 'users.phone'])
    .where('users.id', '=', arg.idUser),
);
