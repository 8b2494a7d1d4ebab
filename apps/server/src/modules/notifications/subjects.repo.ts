import type { Language } from '@stagedoor/contract/limits';
import { wireType } from '@stagedoor/contract/product-types';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { DB, OrderActor, OrderState } from '../../platform/database/schema.gen.ts';
import { isOpen } from '../access/index.ts';
import type { Notice } from './notice.ts';

type About = Pick<Notice, 'idProduct' | 'idSubject' | 'productType' | 'productName'>;

const nameFor = (idUser: number) =>
  sql<string>`product.name ->> (select language::text from users where id = ${idUser})`.as('product_name');

/** A product that everybody can see now, with its name in every language. */
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

/** A product in the words of whoever is to hear of it. */
export const aboutProduct = async (tx: Tx, idProduct: number, idUser: number): Promise<About> => {
  const row = await tx
    .selectFrom('product')
    .leftJoin('talent_charity', 'talent_charity.id_user', 'product.id_owner')
    .select(['product.id', 'id_owner', 'type', 'id_fund', nameFor(idUser)])
    .where('product.id', '=', idProduct)
    .executeTakeFirstOrThrow();
  return {
    idProduct: row.id,
    idSubject: row.id_owner,
    productType: wireType(row.type, row.id_fund !== null),
    productName: row.product_name,
  };
};

const was = (eb: ExpressionBuilder<DB, 'orders'>, states: OrderState[], actor?: OrderActor) => {
  const moves = eb
    .selectFrom('order_event')
    .whereRef('id_order', '=', 'orders.id')
    .where('order_event.state', 'in', states);
  return eb.exists(actor ? moves.where('order_event.actor', '=', actor) : moves);
};

/** An order's two people, and what of it a notification says. */
export const soldOrder = (tx: Tx, idOrder: number) =>
  tx
    .selectFrom('orders')
    .select(['id_buyer', 'id_talent', 'id_product', 'type', 'state', 'total', 'talent', 'reaction'])
    .select(['returned', 'rest_returned', 'refund_due_at'])
    .select((eb) => [
      was(eb, ['processing', 'completed']).as('reached_talent'),
      was(eb, ['completed'], 'talent').as('handed_over'),
      eb.selectFrom('order_extension').select('answer').whereRef('id_order', '=', 'orders.id').as('extension'),
    ])
    .where('orders.id', '=', idOrder)
    .executeTakeFirstOrThrow();

export const ownerOf = async (tx: Tx, idProduct: number): Promise<number> =>
  (await tx.selectFrom('product').select('id_owner').where('id', '=', idProduct).executeTakeFirstOrThrow()).id_owner;
