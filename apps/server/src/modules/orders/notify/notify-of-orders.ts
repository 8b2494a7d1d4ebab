import { limits } from '@stagedoor/contract/limits';
import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import type { Kind } from '../../../platform/notices/kind.ts';
import type { DomainEventKind } from '../../../platform/outbox/domain-event.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { aboutProduct, catalogueKinds } from '../../catalogue/index.ts';
import type { Deps } from '../deps.ts';
import {
  checkoutEnded,
  checkoutLapsed,
  collaborationApproved,
  collaborationRejected,
  eventNear,
  expressReturned,
  extensionAnswered,
  extensionAsked,
  messageWritten,
  orderCompleted,
  orderExpired,
  orderMoved,
  orderPaid,
  orderReacted,
  orderRedone,
  orderReturned,
  orderShipped,
  orderWaits,
  problemAnswered,
  problemDismissed,
  problemRefunded,
  problemReported,
  redoAsked,
  requestEdited,
} from '../orders.events.ts';
import { orderKinds as kinds, paidKindOf } from './orders.kinds.ts';
import { type SoldOrder, soldOrder } from './sold-order.ts';

type Basics = { params: { product: string }; idPartner: number };
type Paying = Basics & { amount: number };
type OrderMessage = { to: 'buyer' | 'talent'; text?: string; ofProduct?: true; ofDate?: true; once?: true } & (
  | { kind: Kind<Basics> }
  | { kind: Kind<Paying>; amount: number }
);
type MessagesFor<Body> = (sold: SoldOrder, body: Body) => (OrderMessage | null)[];

const toBuyer = (kind: Kind<Basics>): OrderMessage => ({ kind, to: 'buyer' });
const refunding = (kind: Kind<Paying>, amount: number): OrderMessage => ({ kind, to: 'buyer', amount });
/** A talent who never saw a collaboration, because staff did not approve it, is not notified of its end. */
const toTalent = (kind: Kind<Basics>, { reached_talent }: SoldOrder): OrderMessage | null =>
  reached_talent ? { kind, to: 'talent' } : null;

const isOfCall = (type: ProductType) => ruleOf(type).home === 'calls';

const ofRefund: MessagesFor<unknown> = (sold) => {
  const { type, state, total, returned, rest_returned: ofPack } = sold;
  const amount = ofPack || total - returned;
  if (sold.date_cancelled && (state === 'declined' || state === 'refunded')) {
    return [{ ...refunding(kinds.eventCancelled, amount), ofDate: true }];
  }
  const ofTalk: Partial<Record<ProductType, Kind<Paying>>> = { MSG: kinds.messageRefunded, CALL: kinds.callRefunded };
  if (state === 'declined') return [refunding(kinds.declined, amount)];
  if (state === 'rejected') return [];
  // Minutes of a pack are back in it.
  if (isOfCall(type) && state === 'cancelled') return amount > 0 ? [refunding(kinds.callRefunded, amount)] : [];
  if (state === 'cancelled') {
    return [toTalent(kinds.cancelled, sold), refunding(ofTalk[type] ?? kinds.cancellationRefunded, amount)];
  }
  return [refunding(ofTalk[type] ?? kinds.refunded, amount)];
};

/** The buyer of a parcel has said themselves that it arrived, or heard of it when it was shipped. */
const ofCompletion: MessagesFor<unknown> = ({ type, total, talent, handed_over, shipped_at }) => [
  // What a call costs is known once it is over.
  isOfCall(type) && total > 0 ? toBuyer(kinds.paid) : null,
  handed_over ? toBuyer(kinds.delivered) : null,
  shipped_at ? { kind: kinds.parcelPaidOut, to: 'talent', amount: talent } : null,
];

/** The old or the new date is so near that quiet hours must not delay the notification. */
const isSoon = ({ deadline_at, moved_from }: SoldOrder, now: Date): boolean =>
  [deadline_at, moved_from].some((date) => date !== null && date < hoursAfter(now, limits.events.urgentHours));

/** The notifications for each domain event of an order. */
export const notifyOfOrders = ({ outbox, notify, clock }: Pick<Deps, 'outbox' | 'notify' | 'clock'>) => {
  const notifyOne = async (tx: Tx, sold: SoldOrder, message: OrderMessage, eventKey: string) => {
    const isBuyer = message.to === 'buyer';
    const [idUser, idPartner] = isBuyer ? [sold.id_buyer, sold.id_talent] : [sold.id_talent, sold.id_buyer];
    const { shown, ...about } = await aboutProduct(tx, sold.id_product, idUser);
    const notice = {
      ...about,
      idUser,
      idPartner,
      eventKey: message.once ? `order ${sold.id}` : eventKey,
      ...(message.ofDate && { urgent: isSoon(sold, clock.now()) }),
      ...(!message.ofProduct && { subject: { type: 'order', id: sold.id } }),
      shown: { ...shown, idProduct: sold.id_product, ...(message.text && { text: message.text }) },
    };
    if ('amount' in message) await notify(tx, message.kind, { ...notice, amount: message.amount });
    else await notify(tx, message.kind, notice);
  };
  const on = <Body extends { idOrder: number }>(event: DomainEventKind<Body>, messagesFor: MessagesFor<Body>) =>
    outbox.on(event, async (tx: Tx, body, idEvent) => {
      const sold = await soldOrder(tx, body.idOrder);
      for (const message of messagesFor(sold, body)) if (message) await notifyOne(tx, sold, message, `fact ${idEvent}`);
    });

  // Of what has its own module, that module notifies the talent.
  on(orderPaid, (sold) => [
    isOfCall(sold.type) ? null : toBuyer(paidKindOf(sold)),
    ruleOf(sold.type).home === 'studio' ? toTalent(kinds.newOrder, sold) : null,
  ]);
  on(messageWritten, (sold, { from }) => [from === 'talent' ? toBuyer(kinds.message) : toTalent(kinds.message, sold)]);
  on(orderShipped, () => [toBuyer(kinds.sent)]);
  on(orderCompleted, ofCompletion);
  on(orderRedone, () => [toBuyer(kinds.delivered)]);
  on(orderReturned, ofRefund);
  on(orderExpired, (sold) => [
    toTalent(kinds.expired, sold),
    sold.refund_due_at === null ? null : toBuyer(kinds.expired),
  ]);
  on(expressReturned, ({ returned }) => [refunding(kinds.expressLate, returned)]);
  on(extensionAsked, () => [toBuyer(kinds.extensionAsked)]);
  on(extensionAnswered, (sold) => [
    toTalent(sold.extension === 'agreed' ? kinds.extensionAgreed : kinds.extensionRefused, sold),
  ]);
  // Once: it ends when the talent opens the order.
  on(requestEdited, (sold) => {
    const message = toTalent(kinds.requestEdited, sold);
    return [message && { ...message, once: true }];
  });
  on(redoAsked, (sold) => [toTalent(kinds.redoAsked, sold)]);
  on(problemReported, (sold) => [
    toTalent(sold.problem === 'didNotTakePlace' ? kinds.dateDisputed : kinds.problemReported, sold),
  ]);
  on(problemAnswered, () => [toBuyer(kinds.problemAnswered)]);
  on(problemDismissed, (sold) => [toBuyer(kinds.problemDismissed), toTalent(kinds.problemDismissed, sold)]);
  on(problemRefunded, (sold) => [toTalent(kinds.problemRefunded, sold)]);
  on(orderReacted, ({ reaction }) => [{ kind: kinds.reaction, to: 'talent', ...(reaction && { text: reaction }) }]);
  on(orderMoved, () => [{ ...toBuyer(kinds.eventMoved), ofDate: true }]);
  on(checkoutEnded, () => [{ ...toBuyer(kinds.checkoutEnded), ofDate: true }]);
  on(eventNear, () => [toBuyer(kinds.eventNear)]);
  on(collaborationApproved, (sold) => [toBuyer(kinds.requestApproved), toTalent(kinds.newOrder, sold)]);
  on(collaborationRejected, ({ total, returned }) => [refunding(kinds.requestRejected, total - returned)]);
  // The order is over, but the product can still be bought. Nobody is reminded of a gift.
  on(checkoutLapsed, ({ type }) =>
    ruleOf(type).home === 'studio' ? [{ kind: catalogueKinds.reminded, to: 'buyer', ofProduct: true }] : [],
  );
  on(orderWaits, (sold) => [toTalent(catalogueKinds.reminded, sold)]);
};
