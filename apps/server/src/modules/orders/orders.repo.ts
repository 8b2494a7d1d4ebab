import { fail } from '@stagedoor/contract/errors';
import type { OrderState } from '@stagedoor/contract/schemas/order';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { OrderActor, Orders } from '../../platform/database/schema.gen.ts';

export type Order = Selectable<Orders>;

/** Its payments' purpose. */
export const purpose = 'order';

export const insertOrder = (tx: Tx, row: Insertable<Orders>): Promise<Order> =>
  tx.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow();

/** Whoever changes an order holds its row; of two, the second sees what the first did. */
export const lockOrder = async (tx: Tx, id: number): Promise<Order> =>
  (await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  fail('pageNotFound');

type Named = { purpose: string; ref: string };

/** The order that a payment is for; none when it is for something else. */
export const lockPaidFor = (tx: Tx, named: Named): Promise<Order | undefined> =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', named.purpose === purpose && /^\d{1,15}$/.test(named.ref) ? Number(named.ref) : 0)
    .forUpdate()
    .executeTakeFirst();

export const findOrder = async (tx: Tx, id: number): Promise<Order> =>
  (await tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()) ?? fail('pageNotFound');

export const changeOrder = (tx: Tx, { id }: Order, change: Updateable<Orders>): Promise<Order> =>
  tx.updateTable('orders').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export type Move = { to: OrderState; actor: OrderActor; at: Date; reason?: string };

/** The database refuses what is no edge, and keeps who did it, why and when. */
export const moveOrder = (
  tx: Tx,
  order: Order,
  { to, actor, at, reason }: Move,
  change: Updateable<Orders> = {},
): Promise<Order> => changeOrder(tx, order, { ...change, state: to, actor, reason: reason ?? null, moved_at: at });
