import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';
import { messageWritten } from '../orders.events.ts';
import { findOrder } from '../orders.repo.ts';
import { mayWrite } from '../rules.ts';
import { requireMessagingOpen } from './messaging-closed.ts';

/** Sends a message to the other side, unless the conversation is closed. */
export const writeToOrder =
  ({ database, clock, outbox }: Pick<Deps, 'database' | 'clock' | 'outbox'>) =>
  (idUser: number, { idOrder, text }: { idOrder: number; text: string }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const order = await findOrder(tx, idOrder);
      const isBuyer = order.idBuyer === idUser;
      if (!isBuyer && !(order.idTalent === idUser && order.shownToTalent)) fail('pageNotFound');
      if (!mayWrite(order)) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
      const actor = isBuyer ? 'buyer' : 'talent';
      const idPartner = isBuyer ? order.idTalent : order.idBuyer;
      await requireMessagingOpen(tx, { idUser, idPartner, now: clock.now() });
      await tx.insertInto('order_message').values({ id_order: idOrder, actor, text, at: clock.now() }).execute();
      await outbox.append(tx, messageWritten, { idOrder, from: actor });
    });
