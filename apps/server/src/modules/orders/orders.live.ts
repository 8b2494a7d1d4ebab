import { orderTopic, orderUpdated, threadUpdated } from '@stagedoor/contract/live/orders';
import { walletUpdated } from '@stagedoor/contract/live/wallet';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import type { Order } from './order.ts';
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

type WalletOwner = 'idBuyer' | 'idTalent';

/** Publishes a change of an order to its watchers, to the lists of both sides, and to the wallets it moved. */
export const refreshOrder = async (
  tx: Tx,
  { live }: Pick<Deps, 'live'>,
  order: Order,
  wallets: readonly WalletOwner[],
): Promise<void> => {
  const { id: idOrder, idBuyer, idTalent } = order;
  await live.publish(tx, orderTopic, idOrder, orderUpdated);
  for (const idUser of order.shownToTalent ? [idBuyer, idTalent] : [idBuyer])
    await live.send(tx, idUser, threadUpdated, { idOrder });
  for (const owner of wallets) await live.send(tx, order[owner], walletUpdated);
};

/** Publishes every change of an order; of its payment, `followPaidOrder` does. */
export const ordersLive = ({ database, live, outbox }: Pick<Deps, 'database' | 'live' | 'outbox'>) => {
  live.topic(orderTopic, mayWatchOrder({ database }));
  live.shows(threadUpdated);

  const refresh =
    (...wallets: WalletOwner[]) =>
    async (tx: Tx, { idOrder }: { idOrder: number }) =>
      refreshOrder(tx, { live }, await findOrder(tx, idOrder), wallets);
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
