import { fail } from '@stagedoor/contract/errors';
import type { Cents } from '@stagedoor/contract/money';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import type { Tx } from '../../../platform/database/database.ts';
import { type Actor, requireVerified } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { openDetails } from './details.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { repeatableWithdrawalOf } from './withdrawals.repo.ts';

/** Requests a withdrawal with the details of the last one, which stay on the server. */
export const repeatWithdraw =
  (deps: Deps) =>
  async (tx: Tx, { idUser, idSession }: Actor, amount: Cents): Promise<Withdrawal> => {
    await requireVerified(tx, idSession, deps.clock.now());
    const last = await repeatableWithdrawalOf(tx, idUser);
    const details = openDetails(deps.secrets, last?.details ?? null);
    return details ? requestWithdrawal(tx, deps, { idUser, body: { ...details, amount } }) : fail('pageNotFound');
  };
