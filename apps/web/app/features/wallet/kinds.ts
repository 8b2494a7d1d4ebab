import type { Transaction } from '@stagedoor/contract/schemas/wallet';
import type { wallet } from '@stagedoor/messages/en/wallet';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';

type Kind = { words: keyof (typeof wallet)['kinds']; why?: keyof (typeof wallet)['why']; Icon: typeof IconArrowUp };

/** Text, reason and icon for each kind of ledger transaction. */
const kinds: Readonly<Record<string, Kind>> = {
  'deposit.received': { words: 'depositReceived', Icon: IconArrowDown },
  'deposit.returned': { words: 'depositReturned', Icon: IconCreditCard },
  'refund.failed': { words: 'depositReturnFailed', Icon: IconArrowBackUp },
  'withdrawal.requested': { words: 'withdrawalRequested', Icon: IconArrowUp },
  'withdrawal.rejected': { words: 'withdrawalRejected', Icon: IconArrowBackUp },
  'withdrawal.cancelled': { words: 'withdrawalCancelled', Icon: IconArrowBackUp },
  'withdrawal.returned': { words: 'withdrawalReturned', Icon: IconArrowBackUp },
  'earning.released': { words: 'earningReleased', why: 'earningReleased', Icon: IconArrowDown },
  'order.paid': { words: 'orderPaid', Icon: IconTicket },
  'order.fulfilled': { words: 'orderFulfilled', why: 'orderFulfilled', Icon: IconTicket },
  'order.refunded': { words: 'orderRefunded', Icon: IconArrowBackUp },
  'order.held': { words: 'orderHeld', why: 'orderHeld', Icon: IconTicket },
  'order.released': { words: 'orderReleased', why: 'orderReleased', Icon: IconArrowBackUp },
  'order.returned': { words: 'orderRefunded', Icon: IconArrowBackUp },
  'order.refundKept': { words: 'orderRefundKept', why: 'orderRefundKept', Icon: IconArrowBackUp },
  'order.drawn': { words: 'orderFulfilled', why: 'orderFulfilled', Icon: IconTicket },
  'rest.refunded': { words: 'orderRefunded', Icon: IconArrowBackUp },
  'rest.returned': { words: 'orderRefunded', Icon: IconArrowBackUp },
  'express.refunded': { words: 'expressReturned', why: 'expressReturned', Icon: IconArrowBackUp },
  'express.returned': { words: 'expressReturned', why: 'expressReturned', Icon: IconArrowBackUp },
  'bonus.granted': { words: 'bonusGranted', Icon: IconGift },
  'dispute.opened': { words: 'disputeOpened', Icon: IconScale },
  'dispute.won': { words: 'disputeWon', Icon: IconScale },
};

type Line = Pick<Transaction, 'kind' | 'status' | 'amount'> & { order?: Transaction['order'] };

const waiting: Kind = { words: 'depositWaiting', why: 'depositWaiting', Icon: IconArrowDown };
const failed: Kind = { words: 'depositFailed', why: 'depositFailed', Icon: IconCreditCard };

/** What is said of a line; what is held is said only while the order is open. */
export const kindOf = ({ kind, status, amount, order }: Line): Kind => {
  if (status === 'waitingForPayment') return waiting;
  if (status === 'failedPayment') return failed;
  const known = kinds[kind];
  if (known && kind === 'order.held' && order?.isOpen === false) return { words: known.words, Icon: known.Icon };
  if (known)
    return status === 'inProgress' && kind === 'withdrawal.requested'
      ? { ...known, why: 'withdrawalRequested' }
      : known;
  return amount < 0 ? { words: 'moneyOut', Icon: IconArrowUp } : { words: 'moneyIn', Icon: IconArrowDown };
};
