import { callChanged, callTopic } from '@stagedoor/contract/live/calls';
import type { Tx } from '../../platform/database/database.ts';
import type { CallRecord } from './calls.repo.ts';
import type { Deps } from './deps.ts';

/** All devices of both learn that the call has changed, the two that are in it at once. */
export const tellDevices = async (
  tx: Tx,
  { live }: Pick<Deps, 'live'>,
  { id: idCall, id_fan, id_talent }: CallRecord,
): Promise<void> => {
  await live.publish(tx, callTopic, idCall, callChanged, { idCall });
  for (const idUser of [id_fan, id_talent]) await live.send(tx, idUser, callChanged, { idCall });
};
