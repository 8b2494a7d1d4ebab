import type { TransactionDetail } from '@stagedoor/contract/schemas/wallet';
import type { wallet } from '@stagedoor/messages/en/wallet';
import { asPot } from './pots.ts';

type Name = keyof (typeof wallet)['accounts'];
type Entry = TransactionDetail['entries'][number];

const others: readonly Name[] = ['escrow', 'clearing', 'bank', 'payout', 'dispute', 'charity', 'platform'];

/** An account of the books in words; another person's money is only somebody's. */
export const accountName = ({ account, own }: Entry): Name => {
  const pot = asPot(account);
  if (pot) return own ? pot : 'otherWallet';
  return others.find((name) => name === account) ?? 'platform';
};
