import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { escrow } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { moneySteps } from './money-steps.ts';

export type Around = Pick<OrderDetail, 'history' | 'money' | 'messages'>;

const most = 100;

/** What happened, was said and was paid around some orders: three questions, however many they are. */
export const aroundOrders = async (
  tx: Tx,
  { ledger }: Pick<Deps, 'ledger'>,
  ids: readonly number[],
): Promise<(idOrder: number) => Around> => {
  if (ids.length === 0) return () => ({ history: [], money: [], messages: [] });
  const { lines } = await ledger.statement(readIn(tx), ids.map(escrow), { size: most * ids.length });
  const linesOf = Map.groupBy(lines, ({ own }) => Number(own[0]?.account.owner));
  const events = Map.groupBy(await eventsOf(tx, ids), ({ id_order }) => id_order);
  const messages = Map.groupBy(await messagesOf(tx, ids), ({ id_order }) => id_order);
  return (idOrder) => ({
    history: (events.get(idOrder) ?? []).map(({ id_order, at, ...event }) => ({ ...event, at: at.toISOString() })),
    money: moneySteps(linesOf.get(idOrder) ?? []),
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
