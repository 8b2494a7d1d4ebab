import type { Language } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isOpen } from '../access/index.ts';

/** A publicly visible product, with its name in every language. */
export const openProduct = (tx: Tx, idProduct: number, now: Date) =>
  tx
    .selectFrom('product')
    .innerJoin('users', 'users.id', 'product.id_owner')
    .leftJoin('talent_charity', 'talent_charity.id_user', 'product.id_owner')
    .select(['product.id', 'id_owner', 'type', 'id_fund'])
    .select(sql<Record<Language, string>>`product.name`.as('names'))
    .where('product.id', '=', idProduct)
    .where('shelf', '=', 'ACTIVE')
    .where(isOpen(sql.val(now)))
    .executeTakeFirst();
