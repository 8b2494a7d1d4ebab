import { channelClosed } from '../accounts/index.ts';
import { dateCancelled, dateMoved } from '../catalogue/index.ts';
import {
  disputeClosed,
  disputeOpened,
  paymentExpired,
  paymentFailed,
  paymentHeld,
  paymentNeedsAuthentication,
  paymentPaid,
  paymentReleased,
  refundFailed,
} from '../payments/index.ts';
import { queueFollowing } from './dates/follow-date.ts';
import type { Deps } from './deps.ts';
import { closeChannel } from './end/close-channel.ts';
import { askToConfirm } from './notify/ask-to-confirm.ts';
import { notifyOfOrders } from './notify/notify-of-orders.ts';
import { orderPaid } from './orders.events.ts';
import { acceptHold } from './paid/accept-hold.ts';
import { acceptPayment } from './paid/accept-payment.ts';
import { creditFailedRefund } from './paid/credit-failed-refund.ts';
import { disputeOrder, settleDispute } from './paid/disputes.ts';
import { followPaidOrder } from './paid/follow-paid-order.ts';
import { giveUpOrder } from './paid/give-up-order.ts';

export const orderEventHandlers = (deps: Deps) => {
  const { outbox } = deps;
  outbox.on(paymentPaid, acceptPayment(deps));
  outbox.on(paymentHeld, acceptHold(deps));
  outbox.on(paymentReleased, giveUpOrder(deps));
  outbox.on(paymentExpired, giveUpOrder(deps));
  outbox.on(paymentFailed, giveUpOrder(deps));
  outbox.on(paymentNeedsAuthentication, askToConfirm(deps));
  outbox.on(disputeOpened, disputeOrder(deps));
  outbox.on(disputeClosed, settleDispute(deps));
  outbox.on(refundFailed, creditFailedRefund(deps));
  outbox.on(channelClosed, closeChannel(deps));
  outbox.on(orderPaid, followPaidOrder(deps));
  outbox.on(dateCancelled, queueFollowing(deps));
  outbox.on(dateMoved, queueFollowing(deps));

  notifyOfOrders(deps);
};
