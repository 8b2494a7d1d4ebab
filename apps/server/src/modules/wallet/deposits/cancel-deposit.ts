import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';
import { purpose } from './deposits.repo.ts';

/** Closes an open deposit for payment. Refuses when it was just paid: the money is in the wallet. */
export const cancelDeposit =
  ({ database, payments }: Pick<Deps, 'database' | 'payments'>) =>
  async (idUser: number): Promise<void> => {
    const open = await database.inTransaction((tx) => payments.openPaymentOf(tx, idUser, purpose));
    if (!open) return fail('pageNotFound');
    const { state } = await payments.giveUp(open.si);
    if (state === 'paid') fail('transactionAlreadyApproved');
  };
