import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { query, readIn } from '../../../platform/database/read.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export type Checks = { card: { id: string; brand: string; last4: string } | null; phone: string | null };

/**
 * The card that a win is charged to, and the confirmed number. A card is only saved once a hold or a payment on it has
 * succeeded; an expired one does not count.
 */
export const checksOf = async (tx: Tx, idUser: number, now: Date): Promise<Checks> => {
  const [found] = await readIn(tx)(checks, { idUser, now });
  if (!found) throw new Error(`User ${idUser} is not there`);
  return checksIn(found);
};

export type CheckRow = { id: string | null; brand: string | null; last4: string | null; phone: string | null };

export const checksIn = ({ id, brand, last4, phone }: CheckRow): Checks => ({
  card: id === null || brand === null || last4 === null ? null : { id, brand, last4 },
  phone,
});

type One = { idUser: number; now: Date };

/** A user with these. */
export const bidder = (db: Kysely<DB>, { idUser, now }: One) =>
  db
    .selectFrom('users')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('saved_card')
          .select(['id', 'brand', 'last4'])
          .whereRef('id_user', '=', 'users.id')
          .where(sql<boolean>`make_date(exp_year, exp_month, 1) + interval '1 month' > ${now}::timestamptz`)
          .orderBy(({ fn }) => fn('greatest', ['saved_at', 'used_at']), 'desc')
          .orderBy('id')
          .limit(1)
          .as('card'),
      (join) => join.onTrue(),
    )
    .select(['card.id', 'card.brand', 'card.last4', 'users.phone'])
    .where('users.id', '=', idUser);

const checks = query<One, CheckRow>('bidder-checks', bidder);
