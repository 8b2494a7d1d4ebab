import { paymentPaid } from '../payments/index.ts';
import { depositOf, purpose } from './deposits/deposits.repo.ts';
import { tellDeposit } from './deposits/tell-deposit.ts';
import type { Deps } from './deps.ts';
import { depositReceived, withdrawalApproved, withdrawalRejected, withdrawalReturned } from './wallet.facts.ts';
import { tellEnd } from './withdrawals/tell-withdrawal.ts';

/** A deposit that was paid late is welcome all the same: the money is in the wallet. */
export const walletReactions = (deps: Pick<Deps, 'outbox' | 'post'>) => {
  const { outbox } = deps;
  outbox.on(paymentPaid, async (tx, { purpose: paidFor, si }) => {
    const deposit = paidFor === purpose ? await depositOf(tx, si) : undefined;
    if (!deposit?.id_user) return;
    await outbox.append(tx, depositReceived, { si, idUser: deposit.id_user, amount: deposit.amount });
  });
  outbox.on(depositReceived, tellDeposit(deps));
  outbox.on(withdrawalApproved, tellEnd(deps, 'withdrawApproved'));
  outbox.on(withdrawalRejected, tellEnd(deps, 'withdrawRejected'));
  outbox.on(withdrawalReturned, tellEnd(deps, 'withdrawReturned'));
};
