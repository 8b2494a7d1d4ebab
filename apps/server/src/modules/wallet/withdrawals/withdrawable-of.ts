import { limits } from '@stagedoor/contract/limits';
import { type Cents, zero } from '@stagedoor/contract/money';
import { wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { openWithdrawalOf } from './withdrawals.repo.ts';

/** The amount that a user can withdraw now; zero with an open withdrawal or below the minimum. */
export const withdrawableOf =
  ({ database, ledger }: Pick<Deps, 'database' | 'ledger'>) =>
  (idUser: number): Promise<Cents> =>
    database.inTransaction(async (tx) => {
      if (await openWithdrawalOf(tx, idUser)) return zero;
      const earned = await ledger.balance(tx, wallet.earned(idUser));
      return earned < limits.money.withdrawalMin ? zero : earned;
    });
