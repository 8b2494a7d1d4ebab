import type { ExportedBatch } from '@stagedoor/contract/endpoints/backoffice';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { cents, sum } from '@stagedoor/contract/money';
import type { Rail } from '@stagedoor/contract/schemas/wallet';
import type { Tx } from '../../../platform/database/database.ts';
import { bank, payout, transfer } from '../../ledger/index.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';
import { batchDto } from './batch-dto.ts';
import { batchById, countApproved, insertBatch, lockExportable, markSent } from './batches.repo.ts';

/**
 * Exports approved withdrawals into one file, oldest first, up to the maximum of a file. From then on the money counts
 * as sent by our bank. Large withdrawals that the caller approved are left for a second person.
 */
export const exportWithdrawals =
  ({ clock, ledger, fourEyesFrom }: Pick<Deps, 'clock' | 'ledger' | 'fourEyesFrom'>) =>
  async (tx: Tx, idStaff: number, rail: Rail): Promise<ExportedBatch> => {
    const rows = await lockExportable(tx, { rail, idStaff, fourEyesFrom, limit: limits.withdrawal.batchMax });
    if (rows.length === 0) return refuseEmpty(await countApproved(tx, rail));
    const at = clock.now();
    const id = await insertBatch(tx, { rail, id_staff: idStaff, created_at: at, four_eyes_from: fourEyesFrom });
    await markSent(
      tx,
      id,
      rows.map((row) => row.id),
    );
    await ledger.postAll(
      tx,
      rows.map((row) => ({
        kind: 'withdrawal.sent',
        ref: row.id,
        at,
        postings: transfer(payout(row.id), bank, cents(row.amount)),
      })),
    );
    const detail = { count: rows.length, total: sum(rows.map(({ amount }) => cents(amount))) };
    await recordStaffAction(tx, { idStaff, action: 'withdrawals.exported', subject: `batch ${id}`, detail, at });
    const batch = (await batchById(tx, id, idStaff)) ?? fail('pageNotFound');
    return { ...batchDto(batch), left: await countApproved(tx, rail) };
  };

const refuseEmpty = (approved: number): never =>
  approved > 0 ? fail('incompleteRequest', { reason: { kind: 'otherStaffNeeded' } }) : fail('pageNotFound');
