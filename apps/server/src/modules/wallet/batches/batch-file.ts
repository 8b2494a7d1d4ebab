import type { Cents } from '@stagedoor/contract/money';
import type { Rail } from '@stagedoor/contract/schemas/wallet';
import type { Details } from '../withdrawals/details.ts';
import { writeBankFile } from './bank-file.ts';
import { writeCsvFile } from './csv-file.ts';

export type Payout = Details & { id: number; amount: Cents };
/** Whose money it is. Without an account, one is chosen where the file is handed in. */
export type Payer = { name: string; account?: string | undefined; swift?: string | undefined };
export type Batch = { payer: Payer; id: number; rail: Rail; createdAt: Date; payments: readonly Payout[] };
export type BatchFile = { fileName: string; mediaType: string; content: string };

/** As the receiving end of each rail wants it. */
export const writeBatch = (batch: Batch): BatchFile =>
  batch.rail === 'bank'
    ? { fileName: `withdrawals-${batch.id}.xml`, mediaType: 'application/xml', content: writeBankFile(batch) }
    : { fileName: `withdrawals-${batch.id}-${batch.rail}.csv`, mediaType: 'text/csv', content: writeCsvFile(batch) };

/** Dollars and cents with a point, as machines read them. */
export const plainDollars = (amount: Cents): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
