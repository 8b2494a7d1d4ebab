import { randomInt } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { NewPromoCode } from '@stagedoor/contract/schemas/content';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { recordStaffAction } from '../../staff/index.ts';

type Deps = { database: Database; clock: Clock };

/** Its value is immutable; it can only be stopped. */
export const addPromoCode =
  ({ database, clock }: Deps) =>
  (idStaff: number, input: NewPromoCode): Promise<{ id: number; code: string }> =>
    database.inTransaction(async (tx) => {
      const at = clock.now();
      if (input.endsAt !== null && new Date(input.endsAt) <= at)
        fail('mandatoryFieldNull', { fields: { endsAt: 'tooSmall' } });
      await requireTalent(tx, input);
      const code = input.code ?? aCode();
      const id = await insert(tx, { ...input, code }, at).catch(refuseDuplicate);
      const detail = { percent: input.percent ?? 0, fixed: input.fixed ?? 0 };
      await recordStaffAction(tx, { idStaff, action: 'promo.added', subject: `promo ${id}`, detail, at });
      return { id, code };
    });

// Without characters that are easily confused.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 10;

/** Long enough not to be guessed or to collide. */
const aCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Requires a talent who owns the given products. */
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
    .where('deleted_at', 'is', null)
    .where('id', 'in', products)
    .execute();
  if (own.length < new Set(products).size) fail('pageNotFound');
};

const insert = async (tx: Tx, input: NewPromoCode & { code: string }, at: Date): Promise<number> => {
  const { id } = await tx
    .insertInto('promo_code')
    .values({
      code: input.code,
      percent: input.percent,
      fixed: input.fixed,
      created_at: at,
      starts_at: input.startsAt,
      ends_at: input.endsAt,
      id_talent: input.idTalent,
      total_limit: input.totalLimit,
      person_limit: input.personLimit,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const products = [...new Set(input.products)].map((id_product) => ({ id_promo: id, id_product }));
  if (products.length > 0) await tx.insertInto('promo_code_product').values(products).execute();
  return id;
};

const refuseDuplicate = (error: unknown): never => {
  if (violated(error, 'promo_code_code_key')) fail('contentExists', { fields: { code: 'taken' }, cause: error });
  throw error;
};
