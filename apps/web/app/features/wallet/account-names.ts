import type { TransactionDetail } from '@stagedoor/contract/schemas/wallet';
import type { wallet } from '@stagedoor/messages/en/wallet';
import { asSubBalance } from './sub-balances.ts';

type Name = keyof (typeof wallet)['accounts'];
type Entry = TransactionDetail['entries'][number];

const others: readonly Name[] = ['escrow', 'clearing', 'bank', 'payout', 'dispute', 'charity', 'platform'];

/** The name of a ledger account; another user's account is not named. */
export const accountName = ({ account, own }: Entry): Name => {
  const pot = asSubBalance(account);
  if (pot) return own ? pot : 'otherWallet';
  return others.find((name) => name === account) ?? 'platform';
};
