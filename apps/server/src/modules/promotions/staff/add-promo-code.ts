import { randomInt } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { NewPromoCode } from '@stagedoor/contract/schemas/content';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { recordStaffAction } from '../../staff/index.ts';

type Deps = { database: Database; clock: Clock };

/** What it is worth never changes afterwards; it can only be stopped. */
export const addPromoCode =
  ({ database, clock }: Deps) =>
  (idStaff: number, wanted: NewPromoCode): Promise<{ id: number; code: string }> =>
    database.inTransaction(async (tx) => {
      const at = clock.now();
      if (wanted.endsAt !== null && new Date(wanted.endsAt) <= at)
        fail('mandatoryFieldNull', { fields: { endsAt: 'tooSmall' } });
      await requireTalent(tx, wanted);
      const code = wanted.code ?? aCode();
      const id = await insert(tx, { ...wanted, code }, at).catch(refuseTwins);
      const detail = { percent: wanted.percent ?? 0, fixed: wanted.fixed ?? 0 };
      await recordStaffAction(tx, { idStaff, action: 'promo.added', subject: `promo ${id}`, detail, at });
      return { id, code };
    });

// Without what is easily mistaken for something else.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 10;

/** Nobody guesses it, and two of the kind do not meet. */
const aCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Somebody who sells; and what is named is theirs. */
const requireTalent = async (tx: Tx, { idTalent, products }: NewPromoCode): Promise<void> => {
  if (idTalent === null) return;
  const talent = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', idTalent)
    .where('role', 'in', ['EXPERT', 'AGENT'])
    .executeTakeFirst();
  if (!talent) fail('pageNotFound');
  if (products.length === 0) return;
  const own = await tx
    .selectFrom('product')
    .select('id')
    .where('id_owner', '=', idTalent)
    .where('id', 'in', products)
    .execute();
  if (own.length < new Set(products).size) fail('pageNotFound');
};

const insert = async (tx: Tx, wanted: NewPromoCode & { code: string }, at: Date): Promise<number> => {
  const { id } = await tx
    .insertInto('promo_code')
    .values({
      ...{ code: wanted.code, percent: wanted.percent, fixed: wanted.fixed, created_at: at },
      ...{ starts_at: wanted.startsAt, ends_at: wanted.endsAt, id_talent: wanted.idTalent },
      ...{ total_limit: wanted.totalLimit, person_limit: wanted.personLimit },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const products = [...new Set(wanted.products)].map((id_product) => ({ id_promo: id, id_product }));
  if (products.length > 0) await tx.insertInto('promo_code_product').values(products).execute();
  return id;
};

const refuseTwins = (error: unknown): never => {
  if (violated(error, 'promo_code_code_key')) fail('contentExists', { fields: { code: 'taken' }, cause: error });
  throw error;
};
