import { limits } from '@stagedoor/contract/limits';
import type { OrderDetail, OrderState } from '@stagedoor/contract/schemas/order';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import type { OrderActor } from '../../../platform/database/schema.gen.ts';
import { escrow } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import type { OrderReview } from '../order-review.ts';
import type { Role } from '../rules.ts';
import { type MessageRow, messagePage } from './list-messages.ts';
import { moneySteps } from './money-steps.ts';

type EventRow = { id_order: number; state: OrderState; actor: OrderActor; reason: string | null; at: Date };
export type OrderActivity = Pick<OrderDetail, 'history' | 'money' | 'messages' | 'olderMessages'> & {
  review: OrderReview | null;
};

const most = 100;

/** History, messages, money and reviews of some orders: four queries, however many orders. */
export const readOrderActivity = async (
  tx: Tx,
  { ledger, reviewsOf }: Pick<Deps, 'ledger' | 'reviewsOf'>,
  orders: readonly Order[],
): Promise<(order: Order, role: Role) => OrderActivity> => {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return () => ({ history: [], money: [], messages: [], olderMessages: null, review: null });
  const { lines } = await ledger.statement(readIn(tx), ids.map(escrow), { size: most * ids.length });
  const linesOf = Map.groupBy(lines, ({ own }) => Number(own[0]?.account.owner));
  const events = Map.groupBy(await eventsOf(tx, ids), ({ id_order }) => id_order);
  const messages = Map.groupBy(await messagesOf(tx, ids), ({ id_order }) => id_order);
  const reviews = await reviewsOf(tx, ids);
  return ({ id: idOrder, idBuyer, idTalent }, role) => ({
    review: reviews.get(idOrder) ?? null,
    history: (events.get(idOrder) ?? []).map(({ id_order, at, ...event }) => ({ ...event, at: at.toISOString() })),
    money: moneySteps(linesOf.get(idOrder) ?? [], { buyer: idBuyer, talent: idTalent, staff: null }[role]),
    ...newestMessages(messages.get(idOrder) ?? []),
  });
};

// An order has few of them: it passes through a handful of states.
const eventsOf = async (tx: Tx, ids: readonly number[]) => {
  const { rows } = await sql<EventRow>`
    select event.id_order, event.state, event.actor, event.reason, event.at
    from unnest(${ids}::bigint[]) as requested (id) cross join lateral (
      select * from order_event where id_order = requested.id order by id desc limit ${most}
    ) event order by event.id`.execute(tx);
  return rows;
};

/** One more than is shown, to know whether there are older ones. */
const messagesOf = async (tx: Tx, ids: readonly number[]) => {
  const { rows } = await sql<MessageRow>`
    select message.id, message.id_order, message.actor, message.text, message.at
    from unnest(${ids}::bigint[]) as requested (id) cross join lateral (
      select * from order_message where id_order = requested.id order by id desc limit ${limits.pages.messages + 1}
    ) message order by message.id desc`.execute(tx);
  return rows;
};

const newestMessages = (rows: readonly MessageRow[]): Pick<OrderActivity, 'messages' | 'olderMessages'> => {
  const { items, next } = messagePage(rows, limits.pages.messages);
  return { messages: items.toReversed(), olderMessages: next };
};
