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
import { orderPaid } from './orders.facts.ts';
import { acceptPayment } from './paid/accept-payment.ts';
import { disputeOrder, settleDispute } from './paid/disputes.ts';
import { giveUpOrder } from './paid/give-up-order.ts';
import { keepFailedRefund } from './paid/keep-failed-refund.ts';
import { askToConfirm } from './tell/ask-to-confirm.ts';
import { tellOfOrders } from './tell/tell-of-orders.ts';

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

  tellOfOrders(deps);
};
