import type { Language } from '@stagedoor/contract/limits';
import { type Cents, cents, sum } from '@stagedoor/contract/money';
import type { Wallet } from '@stagedoor/contract/schemas/wallet';
import { readIn } from '../../platform/database/read.ts';
import { purpose } from './deposits/deposits.repo.ts';
import type { Deps } from './deps.ts';
import { pendingEarnings } from './earnings/release-earnings.ts';
import { orderIn } from './transactions/transaction.presenter.ts';
import { destinationDto, withdrawalDto } from './wallet.presenter.ts';
import { openWithdrawalOf, repeatableWithdrawalOf, returnedWithdrawalOf } from './withdrawals/withdrawals.repo.ts';

const soonest = 100;
const smaller = (a: Cents, b: Cents) => cents(Math.min(a, b));

/** Balances, and what is on its way in and out. */
export const showWallet =
  ({ database, ledger, payments, aboutOrders }: Pick<Deps, 'database' | 'ledger' | 'payments' | 'aboutOrders'>) =>
  (idUser: number, language: Language): Promise<Wallet> =>
    database.inTransaction(async (tx) => {
      const balances = await ledger.balances(tx, idUser);
      const refundable = await payments.refundableOf(tx, idUser, purpose);
      const pending = await pendingEarnings(tx, idUser).limit(soonest).execute();
      const ids = pending.flatMap(({ ref }) => orderIn(ref) ?? []);
      const orders = await aboutOrders(readIn(tx), { idUser, ids, language });
      const deposit = await payments.openPaymentOf(tx, idUser, purpose);
      const withdrawal = await openWithdrawalOf(tx, idUser);
      const returned = await returnedWithdrawalOf(tx, idUser);
      const last = await repeatableWithdrawalOf(tx, idUser);
      return {
        available: sum([balances.bonus, balances.deposited, balances.earned]),
        balances,
        returnable: smaller(balances.deposited, sum(refundable.map(({ left }) => left))),
        pending: pending.map(({ amount, release_at, kind, ref }) => ({
          amount: cents(amount),
          kind,
          ref,
          releaseAt: release_at.toISOString(),
          order: orders.get(orderIn(ref) ?? 0) ?? null,
        })),
        deposit: deposit && { si: deposit.si, amount: deposit.amount, expiresAt: deposit.expiresAt.toISOString() },
        withdrawal: withdrawal ? withdrawalDto(withdrawal) : null,
        returned: returned ? withdrawalDto(returned) : null,
        lastDestination: last ? destinationDto(last) : null,
      };
    });
