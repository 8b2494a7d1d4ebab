import type { books } from '@stagedoor/messages/en/books';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

type Words = keyof (typeof books)['facts'];

/** Maps the ledger's transaction kinds to their texts. */
const facts = {
  'order.held': 'orderHeld',
  'order.paid': 'orderPaid',
  'order.fulfilled': 'orderFulfilled',
  'order.refunded': 'orderRefunded',
  'order.returned': 'orderReturned',
  'order.released': 'orderReleased',
  'order.reclaimed': 'orderReclaimed',
  'order.donated': 'orderDonated',
  'order.refundKept': 'orderRefundKept',
  'order.disputeLost': 'orderDisputeLost',
  'order.drawn': 'orderDrawn',
  'rest.refunded': 'restRefunded',
  'rest.returned': 'restReturned',
  'express.refunded': 'expressRefunded',
  'express.returned': 'expressReturned',
  'pack.refunded': 'packRefunded',
  'pack.returned': 'packReturned',
  'pack.reclaimed': 'packReclaimed',
  'deposit.received': 'depositReceived',
  'deposit.returned': 'depositReturned',
  'withdrawal.requested': 'withdrawalRequested',
  'withdrawal.rejected': 'withdrawalRejected',
  'withdrawal.cancelled': 'withdrawalCancelled',
  'withdrawal.sent': 'withdrawalSent',
  'withdrawal.returned': 'withdrawalReturned',
  'earning.released': 'earningReleased',
  'bonus.granted': 'bonusGranted',
  'dispute.opened': 'disputeOpened',
  'dispute.won': 'disputeWon',
  'dispute.lost': 'disputeLost',
  'refund.sent': 'refundSent',
  'refund.failed': 'refundFailed',
  'refund.outside': 'refundOutside',
  'payment.doubled': 'paymentDoubled',
  'wallet.forfeited': 'walletForfeited',
} as const satisfies Record<string, Words>;

type Fact = keyof typeof facts;
export const factKinds = Object.keys(facts) as Fact[];
const isKnown = (kind: string): kind is Fact => Object.hasOwn(facts, kind);

/** A kind that this page does not know is shown by its name. */
export const useFactWords = () => {
  const { t } = useTranslation('books');
  return (kind: string): string => (isKnown(kind) ? t(`facts.${facts[kind]}`) : kind);
};
