import { wireType } from '@stagedoor/contract/product-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** A product in the recipient's language, for a notification. */
export const aboutProduct = async (tx: Tx, idProduct: number, idReader: number) => {
  const row = await tx
    .selectFrom('product')
    .leftJoin('talent_charity', 'talent_charity.id_user', 'product.id_owner')
    .select(['product.id', 'id_owner', 'type', 'id_fund', 'time_zone'])
    .select(sql<string>`product.name ->> (select language::text from users where id = ${idReader})`.as('product_name'))
    .where('product.id', '=', idProduct)
    .executeTakeFirstOrThrow();
  return {
    subject: { type: 'product', id: row.id },
    idOwner: row.id_owner,
    params: { product: row.product_name },
    timeZone: row.time_zone,
    shown: { productType: wireType(row.type, row.id_fund !== null) },
  };
};
