import { fail } from '@stagedoor/contract/errors';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import type { Tx } from '../../../platform/database/database.ts';
import { findLink, useLink } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { withdrawalDto } from '../wallet.presenter.ts';
import { changeWithdrawal, findWithdrawal, lockRequested } from './withdrawals.repo.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'ledger'>;

/** Cancels a withdrawal on behalf of its owner, before staff decide. */
export const cancelWithdraw =
  (deps: Pick<Deps, 'clock' | 'ledger'>) =>
  async (tx: Tx, idUser: number, id: number): Promise<void> => {
    const { id_user: owner } = await findWithdrawal(tx, id);
    if (owner !== idUser) fail('pageNotFound');
    await cancel(tx, deps, id);
  };

/**
 * Cancels without a session: the mailed link is the proof. The link is consumed only if there was something to cancel.
 */
export const cancelWithdrawByLink =
  (deps: UsedDeps) =>
  (token: string): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { ref } = await useLink(tx, deps, 'withdraw', token);
      await cancel(tx, deps, ref ?? fail('pageNotFound'));
    });

export const readWithdrawLink =
  (deps: UsedDeps) =>
  (token: string): Promise<Withdrawal> =>
    deps.database.inTransaction(async (tx) => {
      const link = await findLink(tx, deps, 'withdraw', token);
      return withdrawalDto(await findWithdrawal(tx, link?.ref ?? fail('pageNotFound')));
    });

const cancel = async (tx: Tx, { clock, ledger }: Pick<Deps, 'clock' | 'ledger'>, id: number) => {
  await lockRequested(tx, id);
  await changeWithdrawal(tx, id, { state: 'cancelled' });
  const of = { kind: 'withdrawal.requested', ref: id };
  await ledger.reverse(tx, { kind: 'withdrawal.cancelled', ref: id, at: clock.now(), of });
};
