import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { escrow } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import type { Role } from '../rules.ts';
import { moneySteps } from './money-steps.ts';
import type { ShownOrder } from './orders.queries.ts';

type Order = Pick<ShownOrder, 'id' | 'id_buyer' | 'id_talent'>;
export type Around = Pick<OrderDetail, 'history' | 'money' | 'messages'>;

const most = 100;

/** What happened, was said and was paid around some orders: three questions, however many they are. */
export const aroundOrders = async (
  tx: Tx,
  { ledger }: Pick<Deps, 'ledger'>,
  orders: readonly Order[],
): Promise<(order: Order, role: Role) => Around> => {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return () => ({ history: [], money: [], messages: [] });
  const { lines } = await ledger.statement(readIn(tx), ids.map(escrow), { size: most * ids.length });
  const linesOf = Map.groupBy(lines, ({ own }) => Number(own[0]?.account.owner));
  const events = Map.groupBy(await eventsOf(tx, ids), ({ id_order }) => id_order);
  const messages = Map.groupBy(await messagesOf(tx, ids), ({ id_order }) => id_order);
  return ({ id: idOrder, id_buyer, id_talent }, role) => ({
    history: (events.get(idOrder) ?? []).map(({ id_order, at, ...event }) => ({ ...event, at: at.toISOString() })),
    money: moneySteps(linesOf.get(idOrder) ?? [], { buyer: id_buyer, talent: id_talent, staff: null }[role]),
    messages: (messages.get(idOrder) ?? []).map(({ id, actor, text, at }) => ({
      ...{ id, from: actor, text, at: at.toISOString() },
    })),
  });
};

const eventsOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('order_event')
    .select(['id_order', 'state', 'actor', 'reason', 'at'])
    .where('id_order', 'in', ids)
    .orderBy('id')
    .execute();

const messagesOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('order_message')
    .select(['id', 'id_order', 'actor', 'text', 'at'])
    .where('id_order', 'in', ids)
    .orderBy('id')
    .execute();
