import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';
import { withdrawalApproved, withdrawalRejected } from '../wallet.events.ts';
import { changeWithdrawal, lockRequested } from './withdrawals.repo.ts';

const subjectOf = (id: number) => `withdrawal ${id}`;

/** Approves it for the next batch. A new destination has to wait, so that the account's owner has time to object. */
export const approveWithdraw =
  ({ clock, outbox }: Pick<Deps, 'clock' | 'outbox'>) =>
  async (tx: Tx, idStaff: number, id: number): Promise<void> => {
    const { id_user: idUser, amount, not_before: notBefore } = await lockRequested(tx, id);
    const at = clock.now();
    if (notBefore && at < notBefore)
      fail('incompleteRequest', { reason: { kind: 'tooEarly', from: notBefore.toISOString() } });
    await changeWithdrawal(tx, id, { state: 'approved', id_decider: idStaff, decided_at: at });
    const action = { idStaff, action: 'withdrawal.approved', subject: subjectOf(id), detail: { amount }, at };
    await recordStaffAction(tx, action);
    await outbox.append(tx, withdrawalApproved, { id, idUser, amount });
  };

/** Rejects it: returns the money to the wallet at once and notifies the owner with the reason. */
export const rejectWithdraw =
  ({ clock, ledger, outbox }: Pick<Deps, 'clock' | 'ledger' | 'outbox'>) =>
  async (tx: Tx, idStaff: number, { id, reason }: { id: number; reason: string }): Promise<void> => {
    const { id_user: idUser, amount } = await lockRequested(tx, id);
    const at = clock.now();
    await changeWithdrawal(tx, id, { state: 'rejected', reason, id_decider: idStaff, decided_at: at });
    const of = { kind: 'withdrawal.requested', ref: id };
    await ledger.reverse(tx, { kind: 'withdrawal.rejected', ref: id, at, of });
    const action = { idStaff, action: 'withdrawal.rejected', subject: subjectOf(id), detail: { amount }, at };
    await recordStaffAction(tx, action);
    await outbox.append(tx, withdrawalRejected, { id, idUser, amount });
  };
