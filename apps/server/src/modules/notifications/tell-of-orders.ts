import type { NotificationType } from '@stagedoor/contract/notification-types';
import type { ProductType } from '@stagedoor/contract/product-types';
import type { Tx } from '../../platform/database/database.ts';
import type { FactKind } from '../../platform/outbox/fact.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
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
} from '../orders/index.ts';
import type { Notice } from './notice.ts';
import type { Notify } from './notify.ts';
import { aboutProduct, soldOrder } from './subjects.repo.ts';

type Sold = Awaited<ReturnType<typeof soldOrder>>;
type Telling = { type: NotificationType; to: 'buyer' | 'talent' } & Pick<Partial<Notice>, 'amount' | 'text'>;
type Tell<Body> = (sold: Sold, body: Body) => (Telling | null)[];

const toBuyer = (type: NotificationType, amount?: number): Telling => ({
  type,
  to: 'buyer',
  ...(amount !== undefined && { amount }),
});
/** Of a collaboration that staff have not let through, the talent has not heard, and does not hear that it ended. */
const toTalent = (type: NotificationType, { reached_talent }: Sold): Telling | null =>
  reached_talent ? { type, to: 'talent' } : null;

const moneyBack: Partial<Record<ProductType, NotificationType>> = {
  MSG: 'MONEY_BACK_MESSAGE',
  CALL: 'MONEY_BACK_CALL',
};

const ofRefund: Tell<unknown> = (sold) => {
  const { type, state, total, returned, rest_returned: ofPack } = sold;
  const amount = ofPack || total - returned;
  const known = moneyBack[type];
  if (state === 'declined') return [toBuyer('ORDER_DECLINED', amount)];
  if (state === 'rejected') return [];
  // Whoever cancelled knows it.
  if (state === 'cancelled') return [toTalent('ORDER_CANCELLED', sold), known ? toBuyer(known, amount) : null];
  return [toBuyer(known ?? 'ORDER_REFUNDED', amount)];
};

const ofCompletion: Tell<unknown> = ({ type, talent, handed_over }) => [
  handed_over ? toBuyer('ORDER_DELIVERED') : null,
  type === 'PHYSICAL' ? { type: 'PHYSICAL_MONEY_RECEIVED', to: 'talent', amount: talent } : null,
];

/** What happens to an order: who is notified of it, and with what. */
export const tellOfOrders = (outbox: Outbox, notify: Notify) => {
  const on = <Body extends { idOrder: number }>(kind: FactKind<Body>, tell: Tell<Body>) =>
    outbox.on(kind, async (tx: Tx, body, idFact) => {
      const { idOrder } = body;
      const sold = await soldOrder(tx, idOrder);
      for (const told of tell(sold, body)) {
        if (!told) continue;
        const { to, ...notice } = told;
        const [idUser, idPartner] = to === 'buyer' ? [sold.id_buyer, sold.id_talent] : [sold.id_talent, sold.id_buyer];
        const about = await aboutProduct(tx, sold.id_product, idUser);
        await notify(tx, { ...about, ...notice, idOrder, idUser, idPartner, factKey: `fact ${idFact}` });
      }
    });

  on(orderPaid, (sold) => [toTalent('NEW_ORDER', sold)]);
  on(messageWritten, (sold, { from }) => [
    from === 'talent' ? toBuyer('ORDER_MESSAGE') : toTalent('ORDER_MESSAGE', sold),
  ]);
  on(orderCompleted, ofCompletion);
  on(orderRedone, () => [toBuyer('ORDER_DELIVERED')]);
  on(orderReturned, ofRefund);
  on(orderExpired, (sold) => [
    toTalent('ORDER_EXPIRED', sold),
    sold.refund_due_at === null ? null : toBuyer('ORDER_EXPIRED'),
  ]);
  on(expressReturned, ({ returned }) => [toBuyer('EXPRESS_LATE', returned)]);
  on(extensionAsked, () => [toBuyer('EXTENSION_ASKED')]);
  on(extensionAnswered, (sold) => [
    toTalent(sold.extension === 'agreed' ? 'EXTENSION_AGREED' : 'EXTENSION_REFUSED', sold),
  ]);
  on(redoAsked, (sold) => [toTalent('REDO_ASKED', sold)]);
  on(problemReported, (sold) => [toTalent('PROBLEM_REPORTED', sold)]);
  on(problemAnswered, () => [toBuyer('PROBLEM_ANSWERED')]);
  on(problemDismissed, (sold) => [toBuyer('PROBLEM_DISMISSED'), toTalent('PROBLEM_DISMISSED', sold)]);
  on(problemRefunded, (sold) => [toTalent('PROBLEM_REFUNDED', sold)]);
  on(orderReacted, ({ reaction }) => [
    { type: 'NEW_PRODUCT_REACTION', to: 'talent', ...(reaction && { text: reaction }) },
  ]);
  on(eventNear, () => [toBuyer('EVENT_INFO')]);
  on(collaborationApproved, (sold) => [toBuyer('COLLABORATION_APPROVED'), toTalent('NEW_ORDER', sold)]);
  on(collaborationRejected, () => [toBuyer('COLLABORATION_REJECTED')]);
  on(checkoutLapsed, () => [toBuyer('PRODUCT_REMIND')]);
  on(orderWaits, (sold) => [toTalent('PRODUCT_REMIND', sold)]);
};
