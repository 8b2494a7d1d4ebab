import type { Cents } from '@stagedoor/contract/money';
import type { Rail } from '@stagedoor/contract/schemas/wallet';
import type { Details } from '../withdrawals/details.ts';

export type Payout = Details & { id: number; amount: Cents };
/** Whose money it is. Without an account, one is chosen where the file is handed in. */
export type Payer = { name: string; account?: string | undefined; swift?: string | undefined };
export type Batch = { payer: Payer; id: number; rail: Rail; createdAt: Date; payments: readonly Payout[] };

/** Dollars and cents with a point, as machines read them. */
export const plainDollars = (amount: Cents): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
