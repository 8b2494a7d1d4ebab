import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Order } from './order.ts';

export const productName = async (tx: Tx, { idProduct }: Order, language: Order['language']): Promise<string> => {
  const { name } = await tx
    .selectFrom('product')
    .select(sql<string>`name ->> ${language}::text`.as('name'))
    .where('id', '=', idProduct)
    .executeTakeFirstOrThrow();
  return name;
};
