import { limits } from '@stagedoor/contract/limits';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { OrderAction } from '@stagedoor/contract/schemas/order';
import { daysAfter, hoursAfter, minutesAfter } from '../../platform/time.ts';
import { isIn, isOpen, isPaid, type OpenOrder, type Order } from './order.ts';

export type Role = 'buyer' | 'talent' | 'staff';

/** What the rules look at besides the order itself. */
export type Circumstances = {
  extension: 'asked' | 'answered' | null;
  problem: 'open' | 'answered' | null;
  redo: 'asked' | 'done' | null;
  score: Date | null;
  talentLeft: boolean;
};

/** Whether it may be done at this moment; if so, the order is in a state in which it can be done. */
export type Rule<Some extends Order = Order> = (order: Order, now: Date, about: Circumstances) => order is Some;

const when =
  <Some extends Order>(
    isRight: (order: Order) => order is Some,
    condition: (order: Some, now: Date, about: Circumstances) => boolean = () => true,
  ): Rule<Some> =>
  (order, now, about): order is Some =>
    isRight(order) && condition(order, now, about);

/** Holds when one of two rules does. */
export const either =
  <One extends Order, Other extends Order>(one: Rule<One>, other: Rule<Other>): Rule<One | Other> =>
  (order, now, about): order is One | Other =>
    one(order, now, about) || other(order, now, about);

const isProcessing = isIn('processing');
const isCompleted = isIn('completed');
const isDisputed = isIn('disputed');
const isAny = (_order: Order): _order is Order => true;

const handedIn = new Set(['image', 'video', 'secretLink', 'parcel', 'answer']);
const redoable = new Set(['image', 'video', 'secretLink', 'answer']);
const isLate = ({ deadlineAt }: OpenOrder, now: Date) => deadlineAt <= now;

/** Within an hour of paying, a message after a day without answer, and whatever is late. */
const cancel = when(isOpen, (order, now) => {
  const regrets = now < minutesAfter(order.paidAt, limits.orders.regretMinutes);
  const waitedLong = order.type === 'MSG' && now >= hoursAfter(order.paidAt, limits.orders.messageCancelHours);
  return regrets || waitedLong || isLate(order, now);
});

/** Whoever was paid back the rest of a pack has settled it. */
const reportWhatWasDone = when(
  isCompleted,
  ({ completedAt, restReturned }, now, { problem }) =>
    problem === null && restReturned === 0 && now < daysAfter(completedAt, limits.orders.problemAfterDays),
);

/** What can be cancelled needs no report. */
const reportWork = when(isProcessing, (order, now, about) => about.problem === null && !cancel(order, now, about));

const isEditable = (first: Date, now: Date) => now < daysAfter(first, limits.orders.reviewEditDays);

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
    react: when(isCompleted, ({ reaction }) => reaction === null),
    review: when(isCompleted, (_order, now, { score }) => score === null || isEditable(score, now)),
    reportProblem: either(reportWhatWasDone, reportWork),
    donateAnyway: when(isIn('expired'), ({ refundDueAt }, now) => refundDueAt !== null && now < refundDueAt),
    changeKeepHidden: when(isAny, ({ type }) => ruleOf(type).keepHidden),
    refundToWallet: when(
      isAny,
      (order) => (isOpen(order) || order.refundDueAt !== null) && !order.toWallet && order.idPayment !== null,
    ),
    revokeDevice: when(isPaid, ({ type }) => ruleOf(type).fulfilment === 'secretLink'),
    write: when(isPaid),
  },
  talent: {
    decline: when(isProcessing),
    deliver: when(isProcessing, ({ type }) => handedIn.has(ruleOf(type).fulfilment) || type === 'MSG'),
    redo: when(isCompleted, (_order, _now, { redo }) => redo === 'asked'),
    askExtension: when(
      isProcessing,
      (order, now, { extension }) =>
        extension === null && ruleOf(order.type).deadline !== 'takesPlace' && !isLate(order, now),
    ),
    answerProblem: when(isDisputed, (_order, _now, { problem }) => problem === 'open'),
    write: when(isPaid),
  },
  staff: {
    reviewCollaboration: when(isIn('reviewing')),
    decideProblem: when(isDisputed, (_order, _now, { problem }) => problem !== null),
  },
} satisfies Record<Role, Partial<Record<OrderAction, Rule>>>;

/** What somebody may do with an order at this moment: the screens are told, and the use cases ask the same. */
export const actionsOf = (role: Role, order: Order, now: Date, about: Circumstances): OrderAction[] =>
  (Object.entries(rules[role]) as [OrderAction, Rule][])
    .filter(([, rule]) => rule(order, now, about))
    .map(([action]) => action);

/** What is not finished without this person. */
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
