import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { StartCall } from '@stagedoor/contract/schemas/call';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { minutesAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { lookLater } from '../end/look-later.ts';
import { callableFrom, settingsOf } from '../settings/call-settings.ts';
import { findSeller } from './find-seller.ts';
import { holdForCall } from './hold-for-call.ts';
import { ring } from './ring.ts';
import { setAside } from './set-aside.ts';

type Started = { idCall: number; result: string };
type Calling = Caller & { idUser: number };

/** Sets minutes aside and rings at the talent; with a card once it has authorised them. */
export const startCall =
  (deps: Deps) =>
  async (tx: Tx, caller: Calling, body: StartCall): Promise<Started> => {
    const { idUser: idTalent, kind, key, minutes, payment, language } = body;
    if (idTalent === caller.idUser) fail('noActiveProduct');
    const { idProduct, rate } = await findSeller(tx, idTalent);
    const startedAt = deps.clock.now();
    await requireAnswering(tx, idTalent, startedAt);
    const call = await tx
      .insertInto('call')
      .values({
        id_fan: caller.idUser,
        id_talent: idTalent,
        kind,
        rate: payment.by === 'pack' ? 0 : rate,
        fan_key: key,
        started_at: startedAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const wanted = { caller, idTalent, idProduct, minutes, payment, language };
    const held = await setAside(tx, deps, { ...wanted, captureLater: true, path: `/call/${call.id}` });
    const { isHeld, result } = held;
    await holdForCall(tx, call.id, held);
    if (!isHeld) await lookLater(tx, deps, call.id, minutesAfter(startedAt, limits.orders.stockHoldMinutes));
    else if (!(await ring(tx, deps, call))) fail('callInProgress');
    return { idCall: call.id, result };
  };

const requireAnswering = async (tx: Tx, idTalent: number, now: Date): Promise<void> => {
  const from = callableFrom(await settingsOf(tx, idTalent), now);
  if (from === null || from > now)
    fail('incompleteRequest', { reason: { kind: 'notAnswering', from: from?.toISOString() ?? null } });
};
