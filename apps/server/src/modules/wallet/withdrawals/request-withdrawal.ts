import { fail } from '@stagedoor/contract/errors';
import type { Cents } from '@stagedoor/contract/money';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import type { Tx } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { contactOf, createLink } from '../../accounts/index.ts';
import { payout, refuseOverdraft, transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { walletKinds, withdrawalRows } from '../wallet.kinds.ts';
import { withdrawalDto } from '../wallet.presenter.ts';
import type { Details } from './details.ts';
import { newWithdrawal } from './new-withdrawal.ts';
import { insertWithdrawal, type WithdrawalRow, wentThereBefore } from './withdrawals.repo.ts';

type Requested = { idUser: number; body: Details & { amount: Cents } };

/** Reserves earned money for a withdrawal, which staff review before it is sent. */
export const requestWithdrawal = async (tx: Tx, deps: Deps, { idUser, body }: Requested): Promise<Withdrawal> => {
  const at = deps.clock.now();
  const row = await record(tx, deps, { idUser, body }).catch(refuseSecond);
  const postings = transfer(wallet.earned(idUser), payout(row.id), body.amount);
  await deps.ledger.post(tx, { kind: 'withdrawal.requested', ref: row.id, at, postings }).catch(refuseOverdraft);
  await mailLink(tx, deps, row);
  return withdrawalDto(row);
};

const record = async (tx: Tx, { clock, secrets }: Deps, { idUser, body }: Requested): Promise<WithdrawalRow> => {
  const row = newWithdrawal(secrets, { idUser, body, at: clock.now() });
  const isKnown = await wentThereBefore(tx, idUser, row.destination_hash);
  return insertWithdrawal(tx, isKnown ? { ...row, not_before: null } : row);
};

const refuseSecond = (error: unknown): never => {
  if (violated(error, 'withdrawal_one_open')) fail('withdrawalInProgress', { cause: error });
  throw error;
};

/** Mails a link that cancels the withdrawal: an attacker with a stolen session cannot read the owner's mail. */
const mailLink = async (tx: Tx, deps: Deps, row: WithdrawalRow) => {
  const { id, id_user: idUser, amount } = row;
  const { email: to, language } = await contactOf(tx, idUser);
  if (!to) return;
  const { token, expiresAt } = await createLink(tx, deps, { purpose: 'withdraw', idUser, ref: id });
  const path = `/wallet/withdraw/${token}`;
  const letter = { to, gaps: {}, rows: withdrawalRows(row, language), path, until: expiresAt };
  await deps.notify(tx, walletKinds.requested, { idUser, amount, eventKey: `withdrawal ${id}`, letter });
};
