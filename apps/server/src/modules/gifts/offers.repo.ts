import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { GiftAmount } from '@stagedoor/contract/schemas/gift';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

const inLanguage = (column: string, language: Language) => sql<string>`${sql.ref(column)} ->> ${language}::text`;

/** The name that visitors read. */
export const talentName = (language: Language) =>
  sql<string>`coalesce(${inLanguage('talent.names', language)}, users.name)`;

const offers = (tx: Tx) => tx.selectFrom('product').where('type', '=', 'DONATION').where('deleted_at', 'is', null);

/** A talent's offer, on or off. */
export const offerOf = (tx: Tx, idTalent: number, language: Language) =>
  offers(tx)
    .select(['product.id', 'product.id_image', 'shelf'])
    .select(inLanguage('about', language).as('thanks'))
    .where('id_owner', '=', idTalent)
    .executeTakeFirst();

export const amountsOf = async (tx: Tx, idProduct: number, language: Language): Promise<GiftAmount[]> => {
  const rows = await tx
    .selectFrom('variation')
    .select(['id', 'price', inLanguage('name', language).as('name')])
    .where('id_product', '=', idProduct)
    .where('retired', '=', false)
    .orderBy('order')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, price }) => ({ id, name, price: cents(price) }));
};

export type ChosenAmount = { idTalent: number; idVariation: number; price: Cents };

/** One of the amounts of an offer that is on; the first stands for an amount of the giver's own. */
export const requireAmount = async (
  tx: Tx,
  idProduct: number,
  idVariation: number | undefined,
): Promise<ChosenAmount> => {
  const found = await offers(tx)
    .innerJoin('variation', 'variation.id_product', 'product.id')
    .select(['id_owner as idTalent', 'variation.id as idVariation', 'price'])
    .where('product.id', '=', idProduct)
    .where('shelf', '=', 'ACTIVE')
    .where('retired', '=', false)
    .$if(idVariation !== undefined, (all) => all.where('variation.id', '=', idVariation ?? 0))
    .orderBy('order')
    .orderBy('variation.id')
    .limit(1)
    .executeTakeFirst();
  return found ? { ...found, price: cents(found.price) } : fail('noActiveProduct');
};
