import { orderTopic, orderUpdated, threadUpdated } from '@stagedoor/contract/live/orders';
import { walletUpdated } from '@stagedoor/contract/live/wallet';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import {
  checkoutEnded,
  checkoutLapsed,
  collaborationApproved,
  expressReturned,
  extensionAnswered,
  extensionAsked,
  messageWritten,
  orderChanged,
  orderCompleted,
  orderExpired,
  orderMoved,
  orderPaid,
  orderReacted,
  orderRedone,
  orderReturned,
  orderShipped,
  problemAnswered,
  problemDismissed,
  problemReported,
  redoAsked,
  requestEdited,
} from './orders.events.ts';
import { findOrder } from './orders.repo.ts';
import { mayWatchOrder } from './read/may-watch-order.ts';

/** Publishes every change of an order to its watchers, to the lists of both sides, and to the wallets it moved. */
export const ordersLive = ({ database, live, outbox }: Pick<Deps, 'database' | 'live' | 'outbox'>) => {
  live.topic(orderTopic, mayWatchOrder({ database }));
  live.shows(threadUpdated);

  const refresh =
    (...wallets: ('idBuyer' | 'idTalent')[]) =>
    async (tx: Tx, { idOrder }: { idOrder: number }) => {
      const order = await findOrder(tx, idOrder);
      await live.publish(tx, orderTopic, idOrder, orderUpdated);
      const sides = order.shownToTalent ? [order.idBuyer, order.idTalent] : [order.idBuyer];
      for (const idUser of sides) await live.send(tx, idUser, threadUpdated, { idOrder });
      for (const owner of wallets) await live.send(tx, order[owner], walletUpdated);
    };
  outbox.on(orderPaid, refresh('idBuyer'));
  outbox.on(orderCompleted, refresh('idTalent'));
  outbox.on(orderReturned, refresh('idBuyer'));
  outbox.on(expressReturned, refresh('idBuyer'));
  outbox.on(messageWritten, refresh());
  for (const change of [
    orderChanged,
    checkoutEnded,
    checkoutLapsed,
    collaborationApproved,
    extensionAsked,
    extensionAnswered,
    redoAsked,
    orderRedone,
    orderReacted,
    orderShipped,
    orderExpired,
    orderMoved,
    problemReported,
    problemAnswered,
    problemDismissed,
    requestEdited,
  ]) {
    outbox.on(change, refresh());
  }
};
