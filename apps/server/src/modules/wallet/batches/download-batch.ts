import { fail } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';
import { openDetails } from '../withdrawals/details.ts';
import { type BatchFile, writeBatch } from './batch-file.ts';
import { batchById, withdrawalsOf } from './batches.repo.ts';

/**
 * Returns the file for the bank. It contains every account number, so each download is logged. It cannot be written
 * again once a recipient has deleted their account.
 */
export const downloadBatch =
  ({ database, clock, secrets, payer }: Pick<Deps, 'database' | 'clock' | 'secrets' | 'payer'>) =>
  (idStaff: number, id: number): Promise<BatchFile> =>
    database.inTransaction(async (tx) => {
      const batch = (await batchById(tx, id, idStaff)) ?? fail('pageNotFound');
      const payments = (await withdrawalsOf(tx, id)).map((row) => ({
        id: row.id,
        amount: cents(row.amount),
        ...(openDetails(secrets, row.details) ?? fail('pageNotFound')),
      }));
      await recordDownload(tx, { id_batch: id, id_staff: idStaff, at: clock.now() }).catch(refuseApprover);
      return writeBatch({ payer, id, rail: batch.rail, createdAt: batch.created_at, payments });
    });

const recordDownload = async (tx: Tx, row: { id_batch: number; id_staff: number; at: Date }) => {
  await tx.insertInto('withdrawal_download').values(row).execute();
  const { id_batch: id, id_staff: idStaff, at } = row;
  await recordStaffAction(tx, { idStaff, action: 'withdrawals.downloaded', subject: `batch ${id}`, at });
};

const refuseApprover = (error: unknown): never => {
  if (violated(error, 'withdrawal_four_eyes'))
    fail('incompleteRequest', { reason: { kind: 'otherStaffNeeded' }, cause: error });
  throw error;
};
