import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';
import { purpose } from './deposits.repo.ts';

/** Nobody can pay it afterwards. If they just did, the money is in the wallet and there is nothing to give up. */
export const cancelDeposit =
  ({ database, payments }: Pick<Deps, 'database' | 'payments'>) =>
  async (idUser: number): Promise<void> => {
    const open = await database.inTransaction((tx) => payments.openPaymentOf(tx, idUser, purpose));
    if (!open) return fail('pageNotFound');
    const { state } = await payments.giveUp(open.si);
    if (state === 'paid') fail('transactionAlreadyApproved');
  };
