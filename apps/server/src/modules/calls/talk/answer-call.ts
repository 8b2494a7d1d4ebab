import { callLimits } from '@stagedoor/contract/call-limits';
import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import { secondsAfter } from '../../../platform/time.ts';
import { changeCall, lockOwnCall } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import { lookLater } from '../end/look-later.ts';
import { tellDevices } from '../tell-devices.ts';

type Device = { idUser: number; idCall: number; key: string };

/** Answers it on one device; of two that answer at once the first does. */
export const answerCall =
  (deps: Deps) =>
  async (tx: Tx, { idUser, idCall, key }: Device): Promise<void> => {
    const { call, side } = await lockOwnCall(tx, { idUser, idCall });
    if (side !== 'talent') fail('pageNotFound');
    if (call.state === 'talking' && call.talent_key === key) return;
    const now = await judgedNow(tx, deps.clock);
    if (call.state !== 'ringing' || (call.rings_until && call.rings_until <= now))
      return fail('incompleteRequest', { reason: { kind: 'stateChanged', state: call.state } });
    const talking = await changeCall(tx, call, { state: 'talking', talent_key: key, answered_at: now });
    await lookLater(tx, deps, idCall, secondsAfter(now, callLimits.overSeconds));
    await tellDevices(tx, deps, talking);
  };
