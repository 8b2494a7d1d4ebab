import type { Cents } from '@stagedoor/contract/money';
import type { Rail } from '@stagedoor/contract/schemas/wallet';
import type { Details } from '../withdrawals/details.ts';

export type Payout = Details & { id: number; amount: Cents };
/** The sender of the transfers. Without an account, it is chosen when the file is submitted. */
export type Payer = { name: string; account?: string | undefined; swift?: string | undefined };
export type Batch = { payer: Payer; id: number; rail: Rail; createdAt: Date; payments: readonly Payout[] };
