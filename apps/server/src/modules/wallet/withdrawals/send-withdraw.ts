import { fail } from '@stagedoor/contract/errors';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { isAdult, type WithdrawBody, type WithdrawDestination } from '@stagedoor/contract/schemas/withdraw';
import type { Tx } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { type Actor, contactOf, createLink, requireVerified } from '../../accounts/index.ts';
import { payout, refuseOverdraft, transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { walletKinds, withdrawalRows } from '../wallet.kinds.ts';
import { withdrawalDto } from '../wallet.presenter.ts';
import type { Destination } from './destination.ts';
import { newWithdrawal } from './new-withdrawal.ts';
import { insertWithdrawal, type WithdrawalRow, wentThereBefore } from './withdrawals.repo.ts';

/** Sets earned money aside to be sent out, once staff have looked at it. */
export const sendWithdraw =
  (deps: Deps) =>
  async (tx: Tx, { idUser, idSession }: Actor, body: WithdrawBody): Promise<Withdrawal> => {
    const { clock, ledger } = deps;
    const at = clock.now();
    await requireVerified(tx, idSession, at);
    if (!isAdult(body.person.birthDate, at)) fail('mandatoryFieldNull', { fields: { 'person.birthDate': 'invalid' } });

    const row = await record(tx, deps, idUser, body).catch(refuseSecond);
    const postings = transfer(wallet.earned(idUser), payout(row.id), body.amount);
    await ledger.post(tx, { kind: 'withdrawal.requested', ref: row.id, at, postings }).catch(refuseOverdraft);
    await mailLink(tx, deps, row);
    return withdrawalDto(row);
  };

const record = async (tx: Tx, deps: Deps, idUser: number, body: WithdrawBody): Promise<WithdrawalRow> => {
  const { clock, secrets } = deps;
  const destination = recognise(deps, idUser, body.destination);
  const row = newWithdrawal(secrets, { idUser, body: { ...body, destination }, at: clock.now() });
  const isKnown = await wentThereBefore(tx, idUser, row.destination_hash);
  return insertWithdrawal(tx, isKnown ? { ...row, not_before: null } : row);
};

const recognise = ({ payments }: Deps, idUser: number, given: WithdrawDestination): Destination => {
  if (given.rail !== 'card') return given;
  const card = payments.openPayoutCard(idUser, given.cardToken);
  const { token: cardToken, fingerprint, last4 } = card ?? refuseCard();
  return { rail: 'card', cardToken, fingerprint, last4 };
};

const refuseCard = () => fail('mandatoryFieldNull', { fields: { 'destination.cardToken': 'invalid' } });

const refuseSecond = (error: unknown): never => {
  if (violated(error, 'withdrawal_one_open')) fail('withdrawalInProgress', { cause: error });
  throw error;
};

/** Whoever took over a session does not read the mail: its owner can still stop it. */
const mailLink = async (tx: Tx, deps: Deps, row: WithdrawalRow) => {
  const { id, id_user: idUser, amount } = row;
  const { email: to, language } = await contactOf(tx, idUser);
  if (!to) return;
  const { token, expiresAt } = await createLink(tx, deps, { purpose: 'withdraw', idUser, ref: id });
  const path = `/wallet/withdraw/${token}`;
  const letter = { to, gaps: {}, rows: withdrawalRows(row, language), path, until: expiresAt };
  await deps.notify(tx, walletKinds.requested, { idUser, amount, factKey: `withdrawal ${id}`, letter });
};
