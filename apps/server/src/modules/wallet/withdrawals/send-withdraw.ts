import { fail } from '@stagedoor/contract/errors';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { isAdult, type WithdrawBody, type WithdrawDestination } from '@stagedoor/contract/schemas/withdraw';
import type { Tx } from '../../../platform/database/database.ts';
import { type Actor, requireVerified } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import type { Destination } from './destination.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

/** Requests a withdrawal with the details of the form. */
export const sendWithdraw =
  (deps: Deps) =>
  async (tx: Tx, { idUser, idSession }: Actor, body: WithdrawBody): Promise<Withdrawal> => {
    const at = deps.clock.now();
    await requireVerified(tx, idSession, at);
    if (!isAdult(body.person.birthDate, at)) fail('mandatoryFieldNull', { fields: { 'person.birthDate': 'invalid' } });
    const destination = recognise(deps, idUser, body.destination);
    return requestWithdrawal(tx, deps, { idUser, body: { ...body, destination } });
  };

const recognise = ({ payments }: Deps, idUser: number, given: WithdrawDestination): Destination => {
  if (given.rail !== 'card') return given;
  const card = payments.openPayoutCard(idUser, given.cardToken);
  const { token: cardToken, fingerprint, last4 } = card ?? refuseCard();
  return { rail: 'card', cardToken, fingerprint, last4 };
};

const refuseCard = () => fail('mandatoryFieldNull', { fields: { 'destination.cardToken': 'invalid' } });
