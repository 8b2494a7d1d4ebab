import type { Cents } from '@stagedoor/contract/money';
import { isRefundReason } from '@stagedoor/contract/order-words';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { orders } from '@stagedoor/messages/en/orders';

type Words = Exclude<keyof (typeof orders)['log'], 'title' | 'entries'>;
export type LogLine = {
  at: string;
  words: Words;
  reason?: string;
  amount?: Cents;
  transaction?: string;
};

type OrderLog = Pick<OrderDetail, 'history' | 'money' | 'requestEditedAt'>;
type Happened = OrderDetail['history'][number];
type Step = OrderDetail['money'][number];

const moves: Readonly<Record<string, Words>> = {
  'card escrow': 'cardEscrow',
  'wallet escrow': 'walletEscrow',
  'escrow card': 'escrowCard',
  'escrow wallet': 'escrowWallet',
  'escrow talent': 'escrowTalent',
  'escrow platform': 'escrowPlatform',
  'escrow charity': 'escrowCharity',
};

const moneyLine = ({ at, from, to, amount, transaction }: Step): LogLine => ({
  at,
  words: moves[`${from} ${to}`] ?? 'moved',
  amount,
  ...(transaction !== null && { transaction }),
});

const stateLine = ({ state, actor, at, reason }: Happened, place: number, history: Happened[]): LogLine => {
  const before = history[place - 1]?.state;
  if (state === 'completed' && before === 'shipped') return { at, words: actor === 'buyer' ? 'received' : 'assumed' };
  if (state === 'shipped' && before === 'disputed') return { at, words: 'resumed' };
  if (state === 'awaitingPayment') return { at, words: 'placed' };
  if (state === 'expired' && before === 'awaitingPayment') return { at, words: 'unpaid' };
  if (state === 'processing' && before === 'disputed') return { at, words: 'resumed' };
  // Only calls end by themselves without being late: nobody talked.
  if (state === 'cancelled' && actor === 'system') return { at, words: 'notCalled' };
  if (state === 'refunded' && reason !== null) {
    return isRefundReason(reason) ? { at, words: reason } : { at, words: 'refundedWhy', reason };
  }
  return { at, words: state, reason: reason ?? '' };
};

const editedLine = (at: string | null): LogLine[] => (at === null ? [] : [{ at, words: 'requestEdited' }]);

/** Events and money movements, newest first; at the same moment a movement counts as later than its cause. */
export const logOf = ({ history, money, requestEditedAt }: OrderLog): LogLine[] =>
  [...history.map(stateLine), ...money.map(moneyLine), ...editedLine(requestEditedAt)]
    .map((line, place) => ({ line, place }))
    .toSorted((one, other) => Date.parse(other.line.at) - Date.parse(one.line.at) || other.place - one.place)
    .map(({ line }) => line);
