import type { WithdrawalBatch } from '@stagedoor/contract/endpoints/backoffice';
import { fail } from '@stagedoor/contract/errors';
import { cents, sum } from '@stagedoor/contract/money';
import type { Rail } from '@stagedoor/contract/schemas/wallet';
import type { Tx } from '../../../platform/database/database.ts';
import { recordStaffAction } from '../../accounts/index.ts';
import { bank, payout, transfer } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { changeWithdrawal, lockApproved } from '../withdrawals/withdrawals.repo.ts';
import { batchDto } from './batch-dto.ts';
import { batchById } from './batches.repo.ts';

/** Whatever is approved leaves in one file. From here on the money is with our bank. */
export const exportWithdrawals =
  ({ clock, ledger }: Pick<Deps, 'clock' | 'ledger'>) =>
  async (tx: Tx, idStaff: number, rail: Rail): Promise<WithdrawalBatch> => {
    const approved = await lockApproved(tx, rail);
    if (approved.length === 0) return fail('pageNotFound');
    const at = clock.now();
    const { id } = await tx
      .insertInto('withdrawal_batch')
      .values({ rail, id_staff: idStaff, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const row of approved) {
      await changeWithdrawal(tx, row.id, { state: 'sent', id_batch: id });
      const postings = transfer(payout(row.id), bank, cents(row.amount));
      await ledger.post(tx, { kind: 'withdrawal.sent', ref: row.id, at, postings });
    }
    const detail = { count: approved.length, total: sum(approved.map(({ amount }) => cents(amount))) };
    await recordStaffAction(tx, { idStaff, action: 'withdrawals.exported', subject: `batch ${id}`, detail, at });
    return batchDto((await batchById(tx, id)) ?? fail('pageNotFound'));
  };
