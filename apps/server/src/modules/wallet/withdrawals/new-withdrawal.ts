import { limits } from '@stagedoor/contract/limits';
import type { WithdrawBody } from '@stagedoor/contract/schemas/withdraw';
import type { Secrets } from '../../../platform/secrets.ts';
import { maskDestination, placeOf } from './destination.ts';
import { sealDetails } from './details.ts';

type Asked = { idUser: number; body: WithdrawBody; at: Date };

/** As it is written down: sealed, masked, and waiting as one to a new destination does. */
export const newWithdrawal = (secrets: Secrets, { idUser, body, at }: Asked) => ({
  id_user: idUser,
  amount: body.amount,
  rail: body.destination.rail,
  masked: maskDestination(body.destination),
  details: sealDetails(secrets, body),
  destination_hash: secrets.hash('destination', body.destination.rail, placeOf(body.destination)),
  not_before: new Date(at.getTime() + limits.withdrawal.newDestinationHours * 3_600_000),
  created_at: at,
});
