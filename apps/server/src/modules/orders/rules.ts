import { limits } from '@stagedoor/contract/limits';
import { isMadeOnRequest, ruleOf } from '@stagedoor/contract/product-types';
import type { OrderAction } from '@stagedoor/contract/schemas/order';
import { daysAfter, hoursAfter, minutesAfter } from '../../platform/time.ts';
import { isIn, isOpen, isPaid, isRunning, type OpenOrder, type Order, type OrderIn, type PaidOrder } from './order.ts';
import { isAttended } from './passes/pass.ts';

export type Role = 'buyer' | 'talent' | 'staff';

/** What the rules consider besides the order itself. */
export type OrderContext = {
  extension: 'asked' | 'answered' | null;
  problem: 'open' | 'answered' | null;
  redo: 'asked' | 'done' | null;
  score: Date | null;
  talentLeft: boolean;
};

/** Whether the action is allowed now; narrows the order to the states in which it is. */
export type Rule<Some extends Order = Order> = (order: Order, now: Date, about: OrderContext) => order is Some;

const when =
  <Some extends Order>(
    isRight: (order: Order) => order is Some,
    condition: (order: Some, now: Date, about: OrderContext) => boolean = () => true,
  ): Rule<Some> =>
  (order, now, about): order is Some =>
    isRight(order) && condition(order, now, about);

/** Holds when one of two rules does. */
export const either =
  <One extends Order, Other extends Order>(one: Rule<One>, other: Rule<Other>): Rule<One | Other> =>
  (order, now, about): order is One | Other =>
    one(order, now, about) || other(order, now, about);

const isProcessing = isIn('processing');
const isShipped = isIn('shipped');
const isCompleted = isIn('completed');
const isDisputed = isIn('disputed');
const isAny = (_order: Order): _order is Order => true;

const deliverable = new Set(['image', 'video', 'secretLink', 'parcel', 'answer']);
const redoable = new Set(['image', 'video', 'secretLink', 'answer']);
const isLate = ({ deadlineAt }: OpenOrder, now: Date) => deadlineAt <= now;

/** Its call decides when and how it ends. */
const isOfCall = ({ type }: Pick<Order, 'type'>) => ruleOf(type).deadline === 'whenOver';

/** Within an hour of paying, a message after a day without an answer, late orders, and for a while after a moved date. */
const cancel = when(isOpen, (order, now) => {
  if (isOfCall(order)) return false;
  const regrets = now < minutesAfter(order.paidAt, limits.orders.cancellationWindowMinutes);
  const waitedLong = order.type === 'MSG' && now >= hoursAfter(order.paidAt, limits.orders.messageCancelHours);
  const wasMoved = order.moved !== null && now < order.moved.refundUntil;
  return regrets || waitedLong || wasMoved || isLate(order, now);
});

/** When the talent's share is released, unless a problem holds it: after the usual time, or when the buyer has the parcel. */
export const paidOutAt = ({
  type,
  receivedAt,
  completedAt,
}: Pick<Order, 'type' | 'receivedAt'> & { completedAt: Date }) =>
  receivedAt ?? hoursAfter(completedAt, ruleOf(type).pendingHours);

/** The same for a parcel on its way, if its buyer never confirms it. */
export const paidOutAtLatest = (order: Order): Date | null => {
  if (order.completedAt !== null) return paidOutAt({ ...order, completedAt: order.completedAt });
  return order.state === 'shipped' ? paidOutAt({ ...order, completedAt: order.deadlineAt }) : null;
};

/** A refunded rest of a pack settles the order. */
const reportWhatWasDone = when(
  isCompleted,
  ({ completedAt, restReturned }, now, { problem }) =>
    problem === null && restReturned === 0 && now < daysAfter(completedAt, limits.orders.problemAfterDays),
);

/** Only events and tours, which are completed once their date has come. */
const reportNotTakenPlace: typeof reportWhatWasDone = when(
  isCompleted,
  (order, now, about) => isAttended(order) && reportWhatWasDone(order, now, about),
);

/** What can be cancelled needs no report. */
const reportWork = when(
  isProcessing,
  (order, now, about) => about.problem === null && !isOfCall(order) && !cancel(order, now, about),
);
/** It does not arrive, or not as it should. */
const reportParcel = when(isShipped, (_order, _now, { problem }) => problem === null);

/** The winner of an auction has not said yet whom it is made for. */
export const lacksRequest = ({ type, fields }: Pick<Order, 'type' | 'fields'>): boolean =>
  isMadeOnRequest(type) && fields.recipientName === undefined;

/** The talent has not opened the order yet. */
const isUnbegun: Rule<OrderIn<'processing'>> = when(
  isProcessing,
  (order) => isMadeOnRequest(order.type) && !lacksRequest(order) && order.begunAt === null,
);

/** The talent has not read the message yet. */
export const isUnread = (order: Order): order is OrderIn<'processing'> =>
  isProcessing(order) && order.type === 'MSG' && order.begunAt === null;

/** A gift, or a month of a membership, delivers nothing to rate; otherwise every dollar would buy a review. */
const isRated = ({ type }: Order) => type !== 'DONATION' && type !== 'SUBSCRIPTION';

const isEditable = (first: Date, now: Date) => now < daysAfter(first, limits.orders.reviewEditDays);

/** A message and its answer are in the chat. */
export const mayWrite = (order: Order): order is PaidOrder => isPaid(order) && order.type !== 'MSG';
const write = when(mayWrite);

export const rules = {
  buyer: {
    pay: when(isIn('awaitingPayment'), ({ idPayment }) => idPayment !== null),
    cancel,
    answerExtension: when(isProcessing, (_order, _now, { extension }) => extension === 'asked'),
    askRedo: when(
      isCompleted,
      ({ type, deliveredAt }, now, { redo, talentLeft }) =>
        redo === null &&
        !talentLeft &&
        redoable.has(ruleOf(type).fulfilment) &&
        now < daysAfter(deliveredAt, limits.orders.redoDays),
    ),
    react: when(isCompleted, (order) => isRated(order) && order.reaction === null),
    review: when(isCompleted, (order, now, { score }) => isRated(order) && (score === null || isEditable(score, now))),
    reportProblem: either(reportWhatWasDone, either(reportWork, reportParcel)),
    reportNotTakenPlace,
    confirmReceipt: when(isShipped),
    donateAnyway: when(isIn('expired'), ({ refundDueAt }, now) => refundDueAt !== null && now < refundDueAt),
    editRequest: isUnbegun,
    changeKeepHidden: when(isAny, ({ type }) => ruleOf(type).keepHidden),
    refundToWallet: when(
      isAny,
      (order) => (isRunning(order) || order.refundDueAt !== null) && !order.toWallet && order.idPayment !== null,
    ),
    nameGuests: when(isProcessing, (order, now) => isAttended(order) && now < order.deadlineAt),
    revokeDevice: when(isPaid, ({ type }) => ruleOf(type).fulfilment === 'secretLink'),
    write,
  },
  talent: {
    begin: either(isUnbegun, when(isUnread)),
    decline: when(isProcessing, (order) => !isOfCall(order)),
    deliver: when(isProcessing, ({ type }) => deliverable.has(ruleOf(type).fulfilment) || type === 'MSG'),
    redo: when(isCompleted, (_order, _now, { redo }) => redo === 'asked'),
    askExtension: when(
      isProcessing,
      (order, now, { extension }) =>
        extension === null && !['takesPlace', 'whenOver'].includes(ruleOf(order.type).deadline) && !isLate(order, now),
    ),
    answerProblem: when(isDisputed, (_order, _now, { problem }) => problem === 'open'),
    write,
  },
  staff: {
    reviewCollaboration: when(isIn('reviewing')),
    decideProblem: when(isDisputed, (_order, _now, { problem }) => problem !== null),
  },
} satisfies Record<Role, Partial<Record<OrderAction, Rule>>>;

/** What a role may do with an order now. Screens and use cases use the same rules. */
export const actionsOf = (role: Role, order: Order, now: Date, about: OrderContext): OrderAction[] =>
  (Object.entries(rules[role]) as [OrderAction, Rule][])
    .filter(([, rule]) => rule(order, now, about))
    .map(([action]) => action);

/** Actions that the order waits for. */
const waitedFor = new Set<OrderAction>([
  'pay',
  'deliver',
  'redo',
  'answerExtension',
  'answerProblem',
  'donateAnyway',
  'reviewCollaboration',
  'decideProblem',
]);

export const needsThem = (actions: readonly OrderAction[]): boolean => actions.some((action) => waitedFor.has(action));
