import type { Tx } from '../../platform/database/database.ts';
import { channelClosed } from '../accounts/index.ts';
import {
  disputeClosed,
  disputeOpened,
  paymentExpired,
  paymentFailed,
  paymentNeedsAuthentication,
  paymentPaid,
  refundFailed,
} from '../payments/index.ts';
import type { Deps } from './deps.ts';
import { closeChannel, returnIfClosed } from './end/close-channel.ts';
import {
  collaborationApproved,
  eventNear,
  expressReturned,
  extensionAsked,
  orderCompleted,
  orderPaid,
  orderRedone,
  orderReturned,
  problemReported,
  redoAsked,
} from './orders.facts.ts';
import { findOrder } from './orders.repo.ts';
import { acceptPayment } from './paid/accept-payment.ts';
import { disputeOrder, settleDispute } from './paid/disputes.ts';
import { giveUpOrder } from './paid/give-up-order.ts';
import { keepFailedRefund } from './paid/keep-failed-refund.ts';
import { askToConfirm } from './tell/ask-to-confirm.ts';
import { tellBuyer, tellTalent } from './tell/tell-buyer.ts';

export const ordersReactions = (deps: Deps) => {
  const { outbox } = deps;
  outbox.on(paymentPaid, acceptPayment(deps));
  outbox.on(paymentExpired, giveUpOrder(deps));
  outbox.on(paymentFailed, giveUpOrder(deps));
  outbox.on(paymentNeedsAuthentication, askToConfirm(deps));
  outbox.on(disputeOpened, disputeOrder(deps));
  outbox.on(disputeClosed, settleDispute(deps));
  outbox.on(refundFailed, keepFailedRefund(deps));
  outbox.on(channelClosed, closeChannel(deps));
  outbox.on(orderPaid, returnIfClosed(deps));

  outbox.on(orderPaid, tellBuyer(deps, 'orderPlaced'));
  outbox.on(orderPaid, tellTalentUnlessReviewed(deps));
  outbox.on(collaborationApproved, tellTalent(deps, 'orderReceived'));
  outbox.on(orderCompleted, tellDelivery(deps));
  outbox.on(orderReturned, tellBuyer(deps, 'orderReturned'));
  outbox.on(expressReturned, tellBuyer(deps, 'expressReturned'));
  outbox.on(extensionAsked, tellBuyer(deps, 'extensionAsked'));
  outbox.on(eventNear, tellBuyer(deps, 'eventNear'));
  outbox.on(redoAsked, tellTalent(deps, 'redoAsked'));
  outbox.on(orderRedone, tellBuyer(deps, 'orderDelivered'));
  outbox.on(problemReported, tellTalent(deps, 'orderProblem'));
};

/** Of a collaboration the talent hears once staff have let it through. */
const tellTalentUnlessReviewed = (deps: Deps) => async (tx: Tx, paid: { idOrder: number }) => {
  const { type } = await findOrder(tx, paid.idOrder);
  if (type !== 'COLLABORATION') await tellTalent(deps, 'orderReceived')(tx, paid);
};

/** What came with the payment has had its mail already. */
const tellDelivery = (deps: Deps) => async (tx: Tx, done: { idOrder: number }) => {
  const { actor } = await findOrder(tx, done.idOrder);
  if (actor === 'talent') await tellBuyer(deps, 'orderDelivered')(tx, done);
};
