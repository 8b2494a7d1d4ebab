import { paymentPaid } from '../payments/index.ts';
import { purpose } from './deposits/deposits.repo.ts';
import { tellDeposit } from './deposits/tell-deposit.ts';
import type { Deps } from './deps.ts';
import { depositReceived, withdrawalApproved, withdrawalRejected } from './wallet.facts.ts';
import { tellApproved, tellRejected } from './withdrawals/tell-withdrawal.ts';

/** A deposit that was paid late is welcome all the same: the money is in the wallet. */
export const walletReactions = (deps: Pick<Deps, 'outbox' | 'post'>) => {
  const { outbox } = deps;
  outbox.on(paymentPaid, async (tx, paid) => {
    if (paid.purpose === purpose) await outbox.append(tx, depositReceived, { si: paid.si });
  });
  outbox.on(depositReceived, tellDeposit(deps));
  outbox.on(withdrawalApproved, tellApproved(deps));
  outbox.on(withdrawalRejected, tellRejected(deps));
};
