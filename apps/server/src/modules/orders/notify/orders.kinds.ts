import { limits } from '@stagedoor/contract/limits';
import type { ProductType } from '@stagedoor/contract/product-types';
import { groupTexts } from '@stagedoor/messages/notices/groups';
import { ordersNotices as texts } from '@stagedoor/messages/notices/orders';
import { type KindGroup, kind, kindWithGivenLetter, type Noticed } from '../../../platform/notices/kind.ts';
import { remindersGroup } from '../../catalogue/index.ts';
import { moneyGroup } from '../../wallet/index.ts';
import { isAttended } from '../passes/pass.ts';
import { orderLetter } from './order-letter.ts';
import type { About } from './order-rows.ts';
import { parcelLetter } from './parcel-letter.ts';

const ordersGroup: KindGroup = { name: 'orders', texts: groupTexts.orders };

const toOrder = ({ subject }: Noticed) => (subject ? `/orders/${subject.id}` : null);
/** The talent's page for the order. */
const toDesk = ({ subject }: Noticed) => (subject ? `/studio/orders/${subject.id}` : null);

/** Notifications about an order that can be switched off. */
const news = {
  group: ordersGroup,
  channels: { inApp: 'on', push: 'on', email: 'on' },
  keepsQuietHours: true,
  mayWaitForDigest: false,
  link: toOrder,
} as const;

/** Where money or a deadline depends on it, the mail is mandatory. */
const always = { ...news, channels: { inApp: 'on', push: 'on', email: 'always' } } as const;
/** Only a mail, sent at once. */
const receipt = { ...news, channels: { email: 'always' }, keepsQuietHours: false } as const;

const ofOrder = { letter: orderLetter('order') };
const withTickets = (about: About) => ({ letter: orderLetter(about, { tickets: true }) });
const refund = { ...always, letter: orderLetter('refund') };
const moneyBack = { ...refund, group: moneyGroup };

const buyersKinds = {
  /** The bank requires 3-D Secure, and the buyer may be absent. */
  confirmPayment: kindWithGivenLetter({
    ...receipt,
    type: 'PAYMENT_NEEDS_CONFIRMATION',
    texts: texts.PAYMENT_NEEDS_CONFIRMATION,
  }),
  paid: kind({ ...receipt, type: 'ORDER_PAID', texts: texts.ORDER_PAID, letter: orderLetter('receipt') }),
  ticketPaid: kind({ ...receipt, ...withTickets('receipt'), type: 'TICKET_PAID', texts: texts.TICKET_PAID }),
  delivered: kind({ ...always, ...ofOrder, type: 'ORDER_DELIVERED', texts: texts.ORDER_DELIVERED }),
  sent: kind({ ...always, type: 'ORDER_SENT', texts: texts.ORDER_SENT, letter: parcelLetter }),
  declined: kind({ ...refund, type: 'ORDER_DECLINED', texts: texts.ORDER_DECLINED }),
  eventCancelled: kind({ ...refund, type: 'EVENT_CANCELLED', texts: texts.EVENT_CANCELLED }),
  eventMoved: kind({ ...always, ...withTickets('order'), type: 'EVENT_MOVED', texts: texts.EVENT_MOVED }),
  /** The date that they were about to pay for was cancelled. */
  checkoutEnded: kind({
    ...news,
    channels: { inApp: 'on', push: 'on' },
    type: 'CHECKOUT_ENDED',
    texts: texts.CHECKOUT_ENDED,
  }),
  refunded: kind({ ...refund, type: 'ORDER_REFUNDED', texts: texts.ORDER_REFUNDED }),
  /** The buyer knows of the cancellation, so this is only about the refund. */
  cancellationRefunded: kind({
    ...receipt,
    type: 'CANCELLATION_REFUNDED',
    texts: texts.CANCELLATION_REFUNDED,
    letter: orderLetter('refund'),
  }),
  messageRefunded: kind({ ...moneyBack, type: 'MONEY_BACK_MESSAGE', texts: texts.MONEY_BACK_MESSAGE }),
  callRefunded: kind({ ...moneyBack, type: 'MONEY_BACK_CALL', texts: texts.MONEY_BACK_CALL }),
  expressLate: kind({ ...refund, type: 'EXPRESS_LATE', texts: texts.EXPRESS_LATE }),
  requestRejected: kind({ ...refund, type: 'COLLABORATION_REJECTED', texts: texts.COLLABORATION_REJECTED }),
  requestApproved: kind({
    ...news,
    ...ofOrder,
    type: 'COLLABORATION_APPROVED',
    texts: texts.COLLABORATION_APPROVED,
  }),
  extensionAsked: kind({ ...always, ...ofOrder, type: 'EXTENSION_ASKED', texts: texts.EXTENSION_ASKED }),
  problemAnswered: kind({ ...news, ...ofOrder, type: 'PROBLEM_ANSWERED', texts: texts.PROBLEM_ANSWERED }),
  eventNear: kind({
    ...news,
    ...withTickets('order'),
    group: remindersGroup,
    type: 'EVENT_INFO',
    texts: texts.EVENT_INFO,
  }),
};

const atDesk = { ...news, ...ofOrder, link: toDesk };
const mustDo = { ...always, ...ofOrder, link: toDesk };

const talentsKinds = {
  newOrder: kind({ ...mustDo, type: 'NEW_ORDER', texts: texts.NEW_ORDER }),
  requestEdited: kind({ ...atDesk, type: 'REQUEST_EDITED', texts: texts.REQUEST_EDITED }),
  extensionAgreed: kind({ ...atDesk, type: 'EXTENSION_AGREED', texts: texts.EXTENSION_AGREED }),
  extensionRefused: kind({ ...atDesk, type: 'EXTENSION_REFUSED', texts: texts.EXTENSION_REFUSED }),
  redoAsked: kind({ ...mustDo, type: 'REDO_ASKED', texts: texts.REDO_ASKED }),
  cancelled: kind({ ...news, ...ofOrder, type: 'ORDER_CANCELLED', texts: texts.ORDER_CANCELLED }),
  problemReported: kind({ ...always, ...ofOrder, type: 'PROBLEM_REPORTED', texts: texts.PROBLEM_REPORTED }),
  dateDisputed: kind({ ...always, ...ofOrder, type: 'DATE_DISPUTED', texts: texts.DATE_DISPUTED }),
  problemRefunded: kind({ ...news, ...ofOrder, type: 'PROBLEM_REFUNDED', texts: texts.PROBLEM_REFUNDED }),
  reaction: kind({
    ...news,
    ...ofOrder,
    channels: { inApp: 'on', push: 'on', email: 'off' },
    mayWaitForDigest: true,
    type: 'NEW_PRODUCT_REACTION',
    texts: texts.NEW_PRODUCT_REACTION,
  }),
  parcelPaidOut: kind({
    ...news,
    ...ofOrder,
    group: moneyGroup,
    link: () => '/wallet',
    type: 'PHYSICAL_MONEY_RECEIVED',
    texts: texts.PHYSICAL_MONEY_RECEIVED,
  }),
};

const orderNews = { ...news, letter: orderLetter('order') };

const bothKinds = {
  message: kind({
    ...orderNews,
    type: 'ORDER_MESSAGE',
    texts: texts.ORDER_MESSAGE,
    renews: { minutes: limits.notifications.renewMinutes },
  }),
  expired: kind({ ...orderNews, type: 'ORDER_EXPIRED', texts: texts.ORDER_EXPIRED }),
  problemDismissed: kind({ ...orderNews, type: 'PROBLEM_DISMISSED', texts: texts.PROBLEM_DISMISSED }),
};

/** The mail after the payment: what was bought, or the tickets themselves. */
export const paidKindOf = (order: { type: ProductType }) =>
  isAttended(order) ? buyersKinds.ticketPaid : buyersKinds.paid;

export const orderKinds = { ...buyersKinds, ...talentsKinds, ...bothKinds };
