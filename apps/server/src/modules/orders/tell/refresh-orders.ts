import { threadUpdated } from '@stagedoor/contract/live/orders';
import { walletUpdated } from '@stagedoor/contract/live/wallet';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import {
  checkoutLapsed,
  collaborationApproved,
  expressReturned,
  extensionAnswered,
  extensionAsked,
  messageWritten,
  orderChanged,
  orderCompleted,
  orderExpired,
  orderPaid,
  orderReacted,
  orderRedone,
  orderReturned,
  problemAnswered,
  problemDismissed,
  problemReported,
  redoAsked,
} from '../orders.facts.ts';
import { soldOrder } from './sold-order.ts';

/** Whatever changes about an order, the screens of both sides learn which one to read again; and of whose wallet it moved. */
export const refreshOrders = ({ outbox, live }: Pick<Deps, 'outbox' | 'live'>) => {
  const refresh =
    (...wallets: ('id_buyer' | 'id_talent')[]) =>
    async (tx: Tx, { idOrder }: { idOrder: number }) => {
      const sold = await soldOrder(tx, idOrder);
      for (const idUser of [sold.id_buyer, sold.id_talent]) {
        await live.tell(tx, idUser, threadUpdated, { idOrder });
      }
      for (const owner of wallets) await live.tell(tx, sold[owner], walletUpdated);
    };
  outbox.on(orderPaid, refresh('id_buyer'));
  outbox.on(orderCompleted, refresh('id_talent'));
  outbox.on(orderReturned, refresh('id_buyer'));
  outbox.on(expressReturned, refresh('id_buyer'));
  outbox.on(messageWritten, refresh());
  for (const change of [
    orderChanged,
    checkoutLapsed,
    collaborationApproved,
    extensionAsked,
    extensionAnswered,
    redoAsked,
    orderRedone,
    orderReacted,
    orderExpired,
    problemReported,
    problemAnswered,
    problemDismissed,
  ]) {
    outbox.on(change, refresh());
  }
};
