import { fail } from '@stagedoor/contract/errors';
import type { CallEnd } from '@stagedoor/contract/schemas/call';
import type { Tx } from '../../../platform/database/database.ts';
import { type CallRecord, lockOwnCall } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import type { Side } from '../meter.ts';
import { finishCall } from './finish-call.ts';

type Own = { idUser: number; idCall: number };

/** Either of the two hangs up, or stops it from ringing. Idempotent: of two who do so at once the first ends it. */
export const endCall =
  (deps: Deps) =>
  async (tx: Tx, { idUser, idCall }: Own): Promise<void> => {
    const { call, side } = await lockOwnCall(tx, { idUser, idCall });
    if (call.state !== 'over') await finishCall(tx, deps, call, endBy(side, call), idUser);
  };

const endBy = (side: Side, { state }: CallRecord): CallEnd => {
  if (state === 'talking') return 'hungUp';
  return side === 'fan' ? 'cancelled' : 'denied';
};

/** The talent does not want to answer it. */
export const denyCall =
  (deps: Deps) =>
  async (tx: Tx, { idUser, idCall }: Own): Promise<void> => {
    const { call, side } = await lockOwnCall(tx, { idUser, idCall });
    if (side !== 'talent') fail('pageNotFound');
    if (call.state !== 'ringing')
      return fail('incompleteRequest', { reason: { kind: 'stateChanged', state: call.state } });
    await finishCall(tx, deps, call, 'denied', idUser);
  };
