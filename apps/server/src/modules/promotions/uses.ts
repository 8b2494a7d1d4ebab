import { fail } from '@stagedoor/contract/errors';
import { type Cents, cents } from '@stagedoor/contract/money';
import { CompiledQuery, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { PromoRow } from './promo.repo.ts';
import { promoPersonOf } from './promo-person.ts';

/** `ref` identifies the order. */
export type PromoWish = { code: string; idProduct: number; idUser: number; byGuest: boolean; ref: string };
export type Promo = { id: number; code: string; percent: number | null; fixed: Cents | null };

/** The uses of a code: reserved at checkout, committed when paid, released when the order ends otherwise. */
export const createUses = ({ clock, secrets }: { clock: Clock; secrets: Secrets }) => ({
  /** Refuses with 1045 whatever the reason, so that valid codes cannot be probed. */
  reserve: async (tx: Tx, { code, idProduct, idUser, byGuest, ref }: PromoWish): Promise<Promo> => {
    // A guest may enter any email address, so the limit per person is checked when the order is paid.
    const person = byGuest ? null : await promoPersonOf(tx, secrets, idUser);
    const call = CompiledQuery.raw('select id, code, percent, fixed from promo_reserve($1, $2, $3, $4, $5, $6)', [
      ...[code.trim(), idProduct, idUser],
      ...[person, ref, clock.now()],
    ]);
    const [taken] = (await tx.executeQuery<PromoRow>(call)).rows;
    return taken ? { ...taken, fixed: taken.fixed === null ? null : cents(taken.fixed) } : fail('invalidPromoCode');
  },

  /** `lapsed`: it was released meanwhile. `usedBefore`: this person has reached the limit. */
  commit: async (tx: Tx, ref: string, idUser: number): Promise<'committed' | 'lapsed' | 'usedBefore'> => {
    const { rows } = await sql<{ answer: 'committed' | 'lapsed' | 'usedBefore' }>`
      select promo_commit(${ref}, ${await promoPersonOf(tx, secrets, idUser)}) as answer`.execute(tx);
    return rows[0]?.answer ?? 'lapsed';
  },

  release: async (tx: Tx, ref: string): Promise<'released' | 'already'> => {
    const { numAffectedRows } = await sql`
      with freed as (update promo_use set state = 'released' where ref = ${ref} and state <> 'released' returning id_promo)
      update promo_code c set used = c.used - 1 from freed where c.id = freed.id_promo`.execute(tx);
    return numAffectedRows ? 'released' : 'already';
  },
});
