import type { ProductType } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import type { Kind } from '../../../platform/notices/kind.ts';
import type { FactKind } from '../../../platform/outbox/fact.ts';
import { aboutProduct, catalogueKinds } from '../../catalogue/index.ts';
import type { Deps } from '../deps.ts';
import {
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
  orderPaid,
  orderReacted,
  orderRedone,
  orderReturned,
  orderWaits,
  problemAnswered,
  problemDismissed,
  problemRefunded,
  problemReported,
  redoAsked,
} from '../orders.facts.ts';
import { orderKinds as kinds } from './orders.kinds.ts';
import { type SoldOrder, soldOrder } from './sold-order.ts';

type Said = { params: { product: string }; idPartner: number };
type Paying = Said & { amount: number };
type Telling = { to: 'buyer' | 'talent'; text?: string; ofProduct?: true } & (
  | { kind: Kind<Said> }
  | { kind: Kind<Paying>; amount: number }
);
type Tell<Body> = (sold: SoldOrder, body: Body) => (Telling | null)[];

const toBuyer = (kind: Kind<Said>): Telling => ({ kind, to: 'buyer' });
const refunding = (kind: Kind<Paying>, amount: number): Telling => ({ kind, to: 'buyer', amount });
/** Of a collaboration that staff have not let through, the talent has not heard, and does not hear that it ended. */
const toTalent = (kind: Kind<Said>, { reached_talent }: SoldOrder): Telling | null =>
  reached_talent ? { kind, to: 'talent' } : null;

const ofRefund: Tell<unknown> = (sold) => {
  const { type, state, total, returned, rest_returned: ofPack } = sold;
  const amount = ofPack || total - returned;
  const ofTalk: Partial<Record<ProductType, Kind<Paying>>> = { MSG: kinds.messageRefunded, CALL: kinds.callRefunded };
  if (state === 'declined') return [refunding(kinds.declined, amount)];
  if (state === 'rejected') return [];
  if (state === 'cancelled') {
    return [toTalent(kinds.cancelled, sold), refunding(ofTalk[type] ?? kinds.cancellationRefunded, amount)];
  }
  return [refunding(ofTalk[type] ?? kinds.refunded, amount)];
};

const ofCompletion: Tell<unknown> = ({ type, talent, handed_over }) => [
  handed_over ? toBuyer(type === 'PHYSICAL' ? kinds.sent : kinds.delivered) : null,
  type === 'PHYSICAL' ? { kind: kinds.parcelPaidOut, to: 'talent', amount: talent } : null,
];

/** What happens to an order: who is notified of it, and with what. */
export const tellOfOrders = ({ outbox, notify }: Pick<Deps, 'outbox' | 'notify'>) => {
  const tellOne = async (tx: Tx, sold: SoldOrder, told: Telling, factKey: string) => {
    const isBuyer = told.to === 'buyer';
    const [idUser, idPartner] = isBuyer ? [sold.id_buyer, sold.id_talent] : [sold.id_talent, sold.id_buyer];
    const { shown, ...about } = await aboutProduct(tx, sold.id_product, idUser);
    const notice = {
      ...about,
      idUser,
      idPartner,
      factKey,
      ...(!told.ofProduct && { subject: { type: 'order', id: sold.id } }),
      shown: { ...shown, idProduct: sold.id_product, ...(told.text && { text: told.text }) },
    };
    if ('amount' in told) await notify(tx, told.kind, { ...notice, amount: told.amount });
    else await notify(tx, told.kind, notice);
  };
  const on = <Body extends { idOrder: number }>(fact: FactKind<Body>, tell: Tell<Body>) =>
    outbox.on(fact, async (tx: Tx, body, idFact) => {
      const sold = await soldOrder(tx, body.idOrder);
      for (const told of tell(sold, body)) if (told) await tellOne(tx, sold, told, `fact ${idFact}`);
    });

  on(orderPaid, (sold) => [toBuyer(kinds.paid), toTalent(kinds.newOrder, sold)]);
  on(messageWritten, (sold, { from }) => [from === 'talent' ? toBuyer(kinds.message) : toTalent(kinds.message, sold)]);
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
  on(redoAsked, (sold) => [toTalent(kinds.redoAsked, sold)]);
  on(problemReported, (sold) => [toTalent(kinds.problemReported, sold)]);
  on(problemAnswered, () => [toBuyer(kinds.problemAnswered)]);
  on(problemDismissed, (sold) => [toBuyer(kinds.problemDismissed), toTalent(kinds.problemDismissed, sold)]);
  on(problemRefunded, (sold) => [toTalent(kinds.problemRefunded, sold)]);
  on(orderReacted, ({ reaction }) => [{ kind: kinds.reaction, to: 'talent', ...(reaction && { text: reaction }) }]);
  on(eventNear, () => [toBuyer(kinds.eventNear)]);
  on(collaborationApproved, (sold) => [toBuyer(kinds.requestApproved), toTalent(kinds.newOrder, sold)]);
  on(collaborationRejected, ({ total, returned }) => [refunding(kinds.requestRejected, total - returned)]);
  // What was not paid is over; what can still be bought is the product.
  on(checkoutLapsed, () => [{ kind: catalogueKinds.reminded, to: 'buyer', ofProduct: true }]);
  on(orderWaits, (sold) => [toTalent(catalogueKinds.reminded, sold)]);
};
