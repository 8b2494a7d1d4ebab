import { limits } from '@stagedoor/contract/limits';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { OrderAction } from '@stagedoor/contract/schemas/order';
import { daysAfter, hoursAfter, minutesAfter } from '../../platform/time.ts';
import type { Order } from './orders.repo.ts';

export type Role = 'buyer' | 'talent' | 'staff';

/** What the rules look at besides the order itself. */
export type Circumstances = {
  extension: 'asked' | 'answered' | null;
  problem: 'open' | 'answered' | null;
  redo: 'asked' | 'done' | null;
  score: Date | null;
  talentLeft: boolean;
};

type Rule = (order: Order, now: Date, about: Circumstances) => boolean;

const handedIn = new Set(['image', 'video', 'secretLink', 'parcel', 'answer']);
const redoable = new Set(['image', 'video', 'secretLink', 'answer']);
const isOpen: Rule = ({ state }) => state === 'processing' || state === 'reviewing';
const isLate: Rule = ({ deadline_at }, now) => deadline_at !== null && deadline_at <= now;

/** Within an hour of paying, a message after a day without answer, and whatever is late. */
const mayCancel: Rule = (order, now, about) => {
  if (!isOpen(order, now, about) || order.paid_at === null) return false;
  const regrets = now < minutesAfter(order.paid_at, limits.orders.regretMinutes);
  const waitedLong = order.type === 'MSG' && now >= hoursAfter(order.paid_at, limits.orders.messageCancelHours);
  return regrets || waitedLong || isLate(order, now, about);
};

const mayDeliver: Rule = ({ state, type }) =>
  state === 'processing' && (handedIn.has(ruleOf(type).fulfilment) || type === 'MSG');

/** Whoever was paid back the rest of a pack has settled it. */
const isDoneLately: Rule = ({ state, completed_at, rest_returned }, now) =>
  state === 'completed' &&
  rest_returned === 0 &&
  completed_at !== null &&
  now < daysAfter(completed_at, limits.orders.problemAfterDays);

const editable = (first: Date, now: Date) => now < hoursAfter(first, limits.orders.reviewEditDays * 24);

const rules: Record<Role, Partial<Record<OrderAction, Rule>>> = {
  buyer: {
    pay: ({ state, id_payment }) => state === 'awaitingPayment' && id_payment !== null,
    cancel: mayCancel,
    answerExtension: ({ state }, _now, { extension }) => state === 'processing' && extension === 'asked',
    askRedo: ({ state, type, delivered_at }, now, { redo, talentLeft }) =>
      state === 'completed' &&
      redo === null &&
      !talentLeft &&
      redoable.has(ruleOf(type).fulfilment) &&
      delivered_at !== null &&
      now < daysAfter(delivered_at, limits.orders.redoDays),
    react: ({ state, reaction }) => state === 'completed' && reaction === null,
    review: ({ state }, now, { score }) => state === 'completed' && (score === null || editable(score, now)),
    reportProblem: (order, now, about) =>
      about.problem === null &&
      (isDoneLately(order, now, about) || (order.state === 'processing' && !mayCancel(order, now, about))),
    donateAnyway: ({ state, refund_due_at }, now) =>
      state === 'expired' && refund_due_at !== null && now < refund_due_at,
    changeKeepHidden: ({ type }) => ruleOf(type).keepHidden,
    refundToWallet: (order, now, about) =>
      (isOpen(order, now, about) || order.refund_due_at !== null) && !order.to_wallet && order.id_payment !== null,
    revokeDevice: ({ type, paid_at }) => paid_at !== null && ruleOf(type).fulfilment === 'secretLink',
    write: ({ paid_at }) => paid_at !== null,
  },
  talent: {
    decline: ({ state }) => state === 'processing',
    deliver: mayDeliver,
    redo: ({ state }, _now, { redo }) => state === 'completed' && redo === 'asked',
    askExtension: (order, now, about) =>
      order.state === 'processing' &&
      about.extension === null &&
      ruleOf(order.type).deadline !== 'takesPlace' &&
      !isLate(order, now, about),
    answerProblem: ({ state }, _now, { problem }) => state === 'disputed' && problem === 'open',
    write: ({ paid_at }) => paid_at !== null,
  },
  staff: {
    reviewCollaboration: ({ state }) => state === 'reviewing',
    decideProblem: ({ state }, _now, { problem }) => state === 'disputed' && problem !== null,
  },
};

/** What somebody may do with an order at this moment: the screens are told, and the use cases ask the same. */
export const actionsOf = (role: Role, order: Order, now: Date, about: Circumstances): OrderAction[] =>
  (Object.entries(rules[role]) as [OrderAction, Rule][])
    .filter(([, rule]) => rule(order, now, about))
    .map(([action]) => action);

/** What is not finished without this person. */
const waitedFor = new Set<OrderAction>([
  ...(['pay', 'deliver', 'redo', 'answerExtension', 'answerProblem', 'donateAnyway'] as const),
  ...(['reviewCollaboration', 'decideProblem'] as const),
]);

export const needsThem = (actions: readonly OrderAction[]): boolean => actions.some((action) => waitedFor.has(action));
