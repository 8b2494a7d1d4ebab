import { limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { Secrets } from '../../../platform/secrets.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { identityOf, maskDestination } from './destination.ts';
import { type Details, sealDetails } from './details.ts';

type Input = { idUser: number; body: Details & { amount: Cents }; at: Date };

/** The row to insert: details encrypted, destination masked, with the waiting time of a new destination. */
export const newWithdrawal = (secrets: Secrets, { idUser, body, at }: Input) => ({
  id_user: idUser,
  amount: body.amount,
  rail: body.destination.rail,
  masked: maskDestination(body.destination),
  details: sealDetails(secrets, body),
  destination_hash: secrets.hash('destination', body.destination.rail, identityOf(body.destination)),
  not_before: hoursAfter(at, limits.withdrawal.newDestinationHours),
  created_at: at,
});
