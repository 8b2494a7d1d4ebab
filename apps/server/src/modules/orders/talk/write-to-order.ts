import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';
import { messageWritten } from '../orders.facts.ts';
import { findOrder } from '../orders.repo.ts';
import { talkClosed } from './talk-closed.ts';

/** A line to the other side, unless something stands between them. */
export const writeToOrder =
  ({ database, clock, outbox }: Pick<Deps, 'database' | 'clock' | 'outbox'>) =>
  (idUser: number, { idOrder, text }: { idOrder: number; text: string }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const order = await findOrder(tx, idOrder);
      const isBuyer = order.id_buyer === idUser;
      if (!isBuyer && !(order.id_talent === idUser && order.shown_to_talent)) fail('pageNotFound');
      if (order.paid_at === null) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
      const actor = isBuyer ? 'buyer' : 'talent';
      const idPartner = isBuyer ? order.id_talent : order.id_buyer;
      const closed = await talkClosed(tx, { idUser, idPartner, now: clock.now() });
      if (closed) throw closed.refusal;
      await tx.insertInto('order_message').values({ id_order: idOrder, actor, text, at: clock.now() }).execute();
      await outbox.append(tx, messageWritten, { idOrder, from: actor });
    });
