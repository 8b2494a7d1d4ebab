import { fail } from '@stagedoor/contract/errors';
import type { Mandate } from '@stagedoor/contract/schemas/agents';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { AgentMandate, MandateState } from '../../platform/database/schema.gen.ts';

export type LockedMandate = Selectable<AgentMandate>;

/** Locks a mandate of this user. Those of others do not exist for them. */
export const lockMandate = async (tx: Tx, idMandate: number, idUser: number): Promise<LockedMandate> => {
  const mandate = await tx
    .selectFrom('agent_mandate')
    .selectAll()
    .where('id', '=', idMandate)
    .where((eb) => eb.or([eb('id_agent', '=', idUser), eb('id_talent', '=', idUser)]))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return mandate ?? fail('pageNotFound');
};

export const stateOnWire = {
  asked: 'ASKED',
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
  ended: 'ENDED',
} as const satisfies Record<MandateState, Mandate['state']>;

/** The other side was faster. */
export const failAsChanged = ({ state }: LockedMandate): never =>
  fail('incompleteRequest', { reason: { kind: 'stateChanged', state: stateOnWire[state] } });
