import { fail } from '@stagedoor/contract/errors';
import { type Cents, cents } from '@stagedoor/contract/money';
import { CompiledQuery, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { personOf } from './check-promo.ts';
import type { PromoRow } from './promo.repo.ts';

/** `ref` names the order. */
export type PromoWish = { code: string; idProduct: number; idUser: number; email: string; ref: string };
export type Promo = { id: number; code: string; percent: number | null; fixed: Cents | null };

/** A code's uses: reserved at the checkout, committed when paid, released when the order ends otherwise. */
export const createUses = ({ clock, secrets }: { clock: Clock; secrets: Secrets }) => ({
  /** Refuses with 1045 whatever is wrong with the code: nobody learns which codes exist. */
  reserve: async (tx: Tx, { code, idProduct, idUser, email, ref }: PromoWish): Promise<Promo> => {
    const call = CompiledQuery.raw('select id, code, percent, fixed from promo_reserve($1, $2, $3, $4, $5, $6)', [
      ...[code.trim(), idProduct, idUser],
      ...[personOf(secrets, email), ref, clock.now()],
    ]);
    const [taken] = (await tx.executeQuery<PromoRow>(call)).rows;
    return taken ? { ...taken, fixed: taken.fixed === null ? null : cents(taken.fixed) } : fail('invalidPromoCode');
  },

  /** `lapsed`: it was given back meanwhile. */
  commit: async (tx: Tx, ref: string): Promise<'committed' | 'lapsed'> => {
    const { numUpdatedRows } = await tx
      .updateTable('promo_use')
      .set({ state: 'committed' })
      .where('ref', '=', ref)
      .where('state', '=', 'reserved')
      .executeTakeFirst();
    return numUpdatedRows > 0n ? 'committed' : 'lapsed';
  },

  release: async (tx: Tx, ref: string): Promise<'released' | 'already'> => {
    const { numAffectedRows } = await sql`
      with freed as (update promo_use set state = 'released' where ref = ${ref} and state <> 'released' returning id_promo)
      update promo_code c set used = c.used - 1 from freed where c.id = freed.id_promo`.execute(tx);
    return numAffectedRows ? 'released' : 'already';
  },
});
