import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Cents } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { refuseOverdraft, wallet } from '../../ledger/index.ts';
import { exceedsCharge } from '../../payments/index.ts';
import type { Deps } from '../deps.ts';
import { purpose } from './deposits.repo.ts';
import { planReturn } from './plan-return.ts';

/** Refunds unspent deposits to the cards they came from, newest first. */
export const returnDeposit =
  ({ payments }: Pick<Deps, 'payments'>) =>
  async (tx: Tx, { idUser, amount }: { idUser: number; amount: Cents }): Promise<void> => {
    // Serialises concurrent returns of one user.
    await tx.selectFrom('users').select('id').where('id', '=', idUser).forNoKeyUpdate().execute();
    const parts = planReturn(await payments.refundableOf(tx, idUser, purpose), amount) ?? fail('notEnoughMoney');
    for (const part of parts) {
      const returned = { ...part, kind: 'deposit.returned', ref: randomUUID(), from: wallet.deposited(idUser) };
      await payments.refund(tx, returned).catch(refuseShortage);
    }
  };

/** Spent or disputed since it was planned. */
const refuseShortage = (error: unknown): never =>
  exceedsCharge(error) ? fail('notEnoughMoney', { cause: error }) : refuseOverdraft(error);
