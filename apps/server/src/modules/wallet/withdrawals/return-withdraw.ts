import { fail } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { bank, transfer, wallet } from '../../ledger/index.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';
import { withdrawalReturned } from '../wallet.events.ts';
import { changeWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawals.repo.ts';

type ReturnInput = { id: number; reason: string };

/** Records that the receiving bank returned the transfer, and credits the user's earnings again. */
export const returnWithdraw =
  ({ clock, ledger, outbox }: Pick<Deps, 'clock' | 'ledger' | 'outbox'>) =>
  async (tx: Tx, idStaff: number, { id, reason }: ReturnInput): Promise<void> => {
    const row = await lockSent(tx, id);
    const { id_user: idUser, amount } = row;
    const at = clock.now();
    await changeWithdrawal(tx, id, {
      state: 'returned',
      // Stores no text about a user whose account is deleted.
      reason: row.details === null ? null : reason,
      id_returner: idStaff,
      returned_at: at,
    });
    const postings = transfer(bank, wallet.earned(idUser), cents(amount));
    await ledger.post(tx, { kind: 'withdrawal.returned', ref: id, at, postings });
    const action = { idStaff, action: 'withdrawal.returned', subject: `withdrawal ${id}`, detail: { amount }, at };
    await recordStaffAction(tx, action);
    await outbox.append(tx, withdrawalReturned, { id, idUser, amount });
  };

const lockSent = async (tx: Tx, id: number): Promise<WithdrawalRow> => {
  const row = await lockWithdrawal(tx, id);
  return row.state === 'sent' ? row : fail('incompleteRequest', { reason: { kind: 'stateChanged', state: row.state } });
};
