import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import { onCardPage } from '@stagedoor/messages/card-page';
import type { Tx } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { contactOf } from '../../accounts/index.ts';
import { wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { purpose } from './deposits.repo.ts';

type Deposit = { idUser: number; amount: Cents };

/** Returns the checkout. Refuses while another deposit of the user is open. */
export const startDeposit =
  ({ clock, payments }: Pick<Deps, 'clock' | 'payments'>) =>
  async (tx: Tx, { idUser, amount }: Deposit): Promise<{ result: string }> => {
    const { email, language } = await contactOf(tx, idUser);
    const { result } = await payments
      .record(tx, {
        purpose,
        kind: 'deposit.received',
        idUser,
        email,
        amount,
        language,
        into: wallet.deposited(idUser),
        description: onCardPage.deposit[language],
        successPath: '/wallet/deposit-success?si={si}',
        cancelPath: '/wallet',
        expiresAt: minutesAfter(clock.now(), limits.deposit.minutes),
      })
      .catch(refuseSecond);
    return { result };
  };

const refuseSecond = (error: unknown): never => {
  if (violated(error, 'payment_one_open_deposit')) fail('depositInProgress', { cause: error });
  throw error;
};
