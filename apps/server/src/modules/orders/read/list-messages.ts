import { fail } from '@stagedoor/contract/errors';
import type { OrderMessage } from '@stagedoor/contract/schemas/order';
import type { OrderActor } from '../../../platform/database/schema.gen.ts';
import type { Deps } from '../deps.ts';
import { findOrder } from '../orders.repo.ts';
import { type Reader, roleOf } from './role-of.ts';

export type MessageRow = { id: number; id_order: number; actor: OrderActor; text: string; at: Date };
export type MessagePage = { items: OrderMessage[]; next: number | null };
type ListMessagesInput = { idOrder: number; before?: number | undefined; size: number };

/** Expects rows newest first, one more than the page holds. */
export const messagePage = (rows: readonly MessageRow[], size: number): MessagePage => {
  const items = rows.slice(0, size).map(({ id, actor, text, at }) => ({ id, from: actor, text, at: at.toISOString() }));
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
};

/** Older messages of an order, for its readers. */
export const listMessages =
  ({ database }: Pick<Deps, 'database'>) =>
  (reader: Reader, { idOrder, before, size }: ListMessagesInput): Promise<MessagePage> =>
    database.inTransaction(async (tx) => {
      if (!roleOf(await findOrder(tx, idOrder), reader)) fail('pageNotFound');
      const rows = await tx
        .selectFrom('order_message')
        .select(['id', 'id_order', 'actor', 'text', 'at'])
        .where('id_order', '=', idOrder)
        .$if(before !== undefined, (all) => all.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(size + 1)
        .execute();
      return messagePage(rows, size);
    });
