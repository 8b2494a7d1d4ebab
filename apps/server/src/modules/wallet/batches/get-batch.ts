import { fail } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import type { Deps } from '../deps.ts';
import { openDetails } from '../withdrawals/details.ts';
import { type BatchFile, writeBatch } from './batch-file.ts';
import { batchById, withdrawalsOf } from './batches.repo.ts';

/** The file for the bank. Once somebody in it has left the product, it cannot be written again. */
export const getBatch =
  ({ database, secrets, payer }: Pick<Deps, 'database' | 'secrets' | 'payer'>) =>
  (id: number): Promise<BatchFile> =>
    database.inTransaction(async (tx) => {
      const batch = (await batchById(tx, id)) ?? fail('pageNotFound');
      const payments = (await withdrawalsOf(tx, id)).map((row) => ({
        id: row.id,
        amount: cents(row.amount),
        ...(openDetails(secrets, row.details) ?? fail('pageNotFound')),
      }));
      return writeBatch({ payer, id, rail: batch.rail, createdAt: batch.created_at, payments });
    });
