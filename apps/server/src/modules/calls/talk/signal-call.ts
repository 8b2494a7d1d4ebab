import { fail } from '@stagedoor/contract/errors';
import { callSignal, callTopic } from '@stagedoor/contract/live/calls';
import type { Tx } from '../../../platform/database/database.ts';
import { lockForDevice } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';

type Sent = { idUser: number; idCall: number; key: string; signal: string };

/** Passes an offer, an answer or candidates on to the other device, unread. */
export const signalCall =
  ({ database, live }: Pick<Deps, 'database' | 'live'>) =>
  ({ signal, ...device }: Sent): Promise<void> =>
    database.inTransaction(async (tx: Tx) => {
      const { call, side } = await lockForDevice(tx, device);
      if (call.state !== 'talking')
        return fail('incompleteRequest', { reason: { kind: 'stateChanged', state: call.state } });
      await live.publish(tx, callTopic, call.id, callSignal, { from: side, signal });
    });
