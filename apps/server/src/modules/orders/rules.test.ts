import { cents, zero } from '@stagedoor/contract/money';
import { orderStates } from '@stagedoor/contract/order-words';
import { expect, it } from 'vitest';
import { daysAfter, hoursAfter, minutesAfter } from '../../platform/time.ts';
import { noDates, type Order, type Progress, type Terms } from './order.ts';
import { actionsOf, needsThem, type OrderContext, type Role } from './rules.ts';

const paidAt = new Date('2026-03-01T10:00:00Z');
const soon = minutesAfter(paidAt, 5);
const later = hoursAfter(paidAt, 2);
const nextDay = hoursAfter(paidAt, 25);
const deadlineAt = daysAfter(paidAt, 7);
const doneAt = daysAfter(paidAt, 3);

const terms: Terms = {
  id: 10_001,
  receipt: '00000000-0000-4000-8000-000000000001',
  idBuyer: 1,
  buyerKind: 'loggedIn',
  email: null,
  language: 'uk',
  idTalent: 2,
  shownToTalent: true,
  type: 'COLLABORATION',
  forMembers: false,
  idProduct: 3,
  idPack: null,
  idVariation: 4,
  quantity: 1,
  express: false,
  promoCode: null,
  holdRef: 'hold',
  fields: {},
  price: { unitPrice: zero, subtotal: zero, discount: zero, delivery: zero, expressSurcharge: zero, total: zero },
  shares: { charity: zero, platform: zero, talent: zero },
  feePercent: 15,
  fund: null,
  fromWallet: zero,
  idPayment: null,
  toWallet: false,
  returned: zero,
  drawn: zero,
  restReturned: zero,
  moved: null,
  begunAt: null,
  requestEditedAt: null,
  keepHidden: false,
  reaction: null,
  shippedAt: null,
  receivedAt: null,
  checkedIn: 0,
  placedAt: paidAt,
  payBy: null,
  movedAt: paidAt,
  reason: null,
};

const started = { ...noDates, paidAt, deadlineAt };
const done = { ...started, deliveredAt: doneAt, completedAt: doneAt };

const progress = {
  awaitingPayment: { ...noDates, state: 'awaitingPayment' },
  lapsed: { ...noDates, state: 'expired' },
  reviewing: { ...started, state: 'reviewing' },
  processing: { ...started, state: 'processing' },
  shipped: { ...started, state: 'shipped' },
  completed: { ...done, state: 'completed' },
  disputedInWork: { ...started, state: 'disputed' },
  disputedWhenDone: { ...done, state: 'disputed' },
  cancelled: { ...started, state: 'cancelled' },
  declined: { ...started, state: 'declined' },
  rejected: { ...started, state: 'rejected' },
  late: { ...started, state: 'expired' },
  lateForCharity: { ...started, state: 'expired', refundDueAt: daysAfter(deadlineAt, 1) },
  refunded: { ...started, state: 'refunded' },
} satisfies Record<string, Progress>;

const nothingElse: OrderContext = { extension: null, problem: null, redo: null, score: null, talentLeft: false };

type Case = {
  order: keyof typeof progress;
  at: Date;
  of?: Partial<Terms>;
  about?: Partial<OrderContext>;
  buyer?: string;
  talent?: string;
  staff?: string;
};

const byCard = { idPayment: 'si' };
const ofMessage = { type: 'MSG' } as const;
const ofEvent = { type: 'EVENT' } as const;
const ofSecret = { type: 'AUTO_REPLY' } as const;

/** Exactly what each role may do. */
const cases: Record<string, Case> = {
  'waits for a card': { order: 'awaitingPayment', at: soon, of: byCard, buyer: 'pay' },
  'waits and has no payment yet': { order: 'awaitingPayment', at: soon },
  'was not paid in time': { order: 'lapsed', at: later, of: byCard },

  'is with staff for less than an hour': {
    order: 'reviewing',
    at: soon,
    buyer: 'cancel write',
    talent: 'write',
    staff: 'reviewCollaboration',
  },
  'is with staff': { order: 'reviewing', at: later, buyer: 'write', talent: 'write', staff: 'reviewCollaboration' },

  'was paid by card minutes ago': {
    order: 'processing',
    at: soon,
    of: byCard,
    buyer: 'cancel refundToWallet write',
    talent: 'decline deliver askExtension write',
  },
  'was paid hours ago': {
    order: 'processing',
    at: later,
    buyer: 'reportProblem write',
    talent: 'decline deliver askExtension write',
  },
  'is refunded to the wallet already': {
    order: 'processing',
    at: later,
    of: { ...byCard, toWallet: true },
    buyer: 'reportProblem write',
    talent: 'decline deliver askExtension write',
  },
  'is a message without an answer for a day': {
    order: 'processing',
    at: nextDay,
    of: ofMessage,
    buyer: 'cancel',
    talent: 'begin decline deliver askExtension',
  },
  'takes place some day': {
    order: 'processing',
    at: nextDay,
    of: ofEvent,
    buyer: 'reportProblem nameGuests write',
    talent: 'decline write',
  },
  'was moved, and there is time to decide': {
    order: 'processing',
    at: nextDay,
    of: { ...ofEvent, moved: { from: paidAt, refundUntil: minutesAfter(nextDay, 1) } },
    buyer: 'cancel nameGuests write',
    talent: 'decline write',
  },
  'was moved, and the time to decide is over': {
    order: 'processing',
    at: nextDay,
    of: { ...ofEvent, moved: { from: paidAt, refundUntil: nextDay } },
    buyer: 'reportProblem nameGuests write',
    talent: 'decline write',
  },
  'is late at this moment': {
    order: 'processing',
    at: deadlineAt,
    buyer: 'cancel write',
    talent: 'decline deliver write',
  },
  'has an extension to answer': {
    order: 'processing',
    at: later,
    about: { extension: 'asked' },
    buyer: 'answerExtension reportProblem write',
    talent: 'decline deliver write',
  },
  'was extended': {
    order: 'processing',
    at: later,
    about: { extension: 'answered' },
    buyer: 'reportProblem write',
    talent: 'decline deliver write',
  },
  'goes on after a problem': {
    order: 'processing',
    at: later,
    about: { problem: 'answered' },
    buyer: 'write',
    talent: 'decline deliver askExtension write',
  },

  'is done': {
    order: 'completed',
    at: doneAt,
    buyer: 'askRedo react review reportProblem write',
    talent: 'write',
  },
  'is done and gave a secret link': {
    order: 'completed',
    at: doneAt,
    of: ofSecret,
    buyer: 'askRedo react review reportProblem revokeDevice write',
    talent: 'write',
  },
  'had its date': {
    order: 'completed',
    at: doneAt,
    of: ofEvent,
    buyer: 'react review reportProblem reportNotTakenPlace write',
    talent: 'write',
  },
  'had its date two weeks ago': {
    order: 'completed',
    at: daysAfter(doneAt, 14),
    of: ofEvent,
    buyer: 'react review write',
    talent: 'write',
  },
  'is done for a week': {
    order: 'completed',
    at: daysAfter(doneAt, 7),
    buyer: 'react review reportProblem write',
    talent: 'write',
  },
  'is done for two weeks': {
    order: 'completed',
    at: daysAfter(doneAt, 14),
    buyer: 'react review write',
    talent: 'write',
  },
  'is a gift, which nobody rates': {
    order: 'completed',
    at: doneAt,
    of: { type: 'DONATION' },
    buyer: 'reportProblem write',
    talent: 'write',
  },
  'is a month of a membership': {
    order: 'completed',
    at: doneAt,
    of: { type: 'SUBSCRIPTION' },
    buyer: 'reportProblem write',
    talent: 'write',
  },
  'is done by a talent who left': {
    order: 'completed',
    at: doneAt,
    about: { talentLeft: true },
    buyer: 'react review reportProblem write',
    talent: 'write',
  },
  'has a redo to do': {
    order: 'completed',
    at: doneAt,
    about: { redo: 'asked' },
    buyer: 'react review reportProblem write',
    talent: 'redo write',
  },
  'was redone, had its reaction and its problem': {
    order: 'completed',
    at: doneAt,
    of: { reaction: 'love' },
    about: { redo: 'done', problem: 'answered' },
    buyer: 'review write',
    talent: 'write',
  },
  'was reviewed a month ago': {
    order: 'completed',
    at: daysAfter(doneAt, 30),
    about: { score: doneAt },
    buyer: 'react write',
    talent: 'write',
  },
  'is a pack whose rest was paid back': {
    order: 'completed',
    at: doneAt,
    of: { type: 'MESSAGE_PACKAGE', restReturned: cents(100) },
    buyer: 'react review write',
    talent: 'write',
  },

  'has a problem to answer': {
    order: 'disputedInWork',
    at: later,
    about: { problem: 'open' },
    buyer: 'write',
    talent: 'answerProblem write',
    staff: 'decideProblem',
  },
  'has a problem to decide after it was done': {
    order: 'disputedWhenDone',
    at: doneAt,
    about: { problem: 'answered' },
    buyer: 'write',
    talent: 'write',
    staff: 'decideProblem',
  },
  'is a parcel on its way': {
    order: 'shipped',
    at: later,
    of: { type: 'PHYSICAL', shippedAt: soon },
    buyer: 'reportProblem confirmReceipt write',
    talent: 'write',
  },
  'is a parcel on its way, paid by card, about which a problem was decided': {
    order: 'shipped',
    at: soon,
    of: { ...byCard, type: 'PHYSICAL', shippedAt: soon },
    about: { problem: 'answered' },
    buyer: 'confirmReceipt refundToWallet write',
    talent: 'write',
  },
  'is a parcel that its buyer has': {
    order: 'completed',
    at: doneAt,
    of: { type: 'PHYSICAL', receivedAt: doneAt },
    buyer: 'react review reportProblem write',
    talent: 'write',
  },
  'is an autograph that its talent has not opened': {
    order: 'processing',
    at: later,
    of: { type: 'AUTOGRAPH', fields: { recipientName: 'Taras' } },
    buyer: 'reportProblem editRequest changeKeepHidden write',
    talent: 'begin decline deliver askExtension write',
  },
  'is an autograph won at an auction, whose winner has not said whom it is for': {
    order: 'processing',
    at: later,
    of: { type: 'AUTOGRAPH' },
    buyer: 'reportProblem changeKeepHidden write',
    talent: 'decline deliver askExtension write',
  },
  'is an autograph that its talent has begun': {
    order: 'processing',
    at: later,
    of: { type: 'AUTOGRAPH', begunAt: soon },
    buyer: 'reportProblem changeKeepHidden write',
    talent: 'decline deliver askExtension write',
  },
  'is disputed at the bank': { order: 'disputedInWork', at: later, of: byCard, buyer: 'write', talent: 'write' },

  'was late': { order: 'late', at: deadlineAt, of: byCard, buyer: 'write', talent: 'write' },
  'was late for a charity': {
    order: 'lateForCharity',
    at: deadlineAt,
    of: byCard,
    buyer: 'donateAnyway refundToWallet write',
    talent: 'write',
  },
  'was late for a charity, a day ago': {
    order: 'lateForCharity',
    at: daysAfter(deadlineAt, 1),
    buyer: 'write',
    talent: 'write',
  },
  'was cancelled': { order: 'cancelled', at: soon, of: byCard, buyer: 'write', talent: 'write' },
  'was declined': { order: 'declined', at: soon, of: byCard, buyer: 'write', talent: 'write' },
  'was rejected': { order: 'rejected', at: soon, of: byCard, buyer: 'write', talent: 'write' },
  'was refunded': { order: 'refunded', at: soon, of: byCard, buyer: 'write', talent: 'write' },
};

const roles: Role[] = ['buyer', 'talent', 'staff'];

it.each(Object.entries(cases))(
  'an order that %s: what each may do',
  (_what, { order: name, at, of, about, ...may }) => {
    const order: Order = { ...terms, ...of, ...progress[name] };
    const context = { ...nothingElse, ...about };
    const found = Object.fromEntries(roles.map((role) => [role, actionsOf(role, order, at, context).join(' ')]));
    expect(found).toEqual({ buyer: '', talent: '', staff: '', ...may });
  },
);

it('lets a buyer hide a picture or a video whatever state it is in', () => {
  for (const state of Object.values(progress)) {
    const may = (type: Terms['type']) =>
      actionsOf('buyer', { ...terms, type, ...state }, later, nothingElse).includes('changeKeepHidden');
    expect([may('AUTOGRAPH'), may('VIDEO_GREETING'), may('PHYSICAL')]).toEqual([true, true, false]);
  }
});

it('has an order in every state', () => {
  const known = new Set<string>(Object.values(progress).map(({ state }) => state));
  expect(orderStates.filter((state) => !known.has(state))).toEqual([]);
});

it('needs a person for what is not finished without them', () => {
  expect(needsThem(['cancel', 'write'])).toBe(false);
  expect(needsThem(['write', 'deliver'])).toBe(true);
});
