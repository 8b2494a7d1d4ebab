import { limits } from '@stagedoor/contract/limits';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { type CallRecord, lockCall, meterOf } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import { overAt } from '../meter.ts';
import { finishCall } from './finish-call.ts';
import { lookLater } from './look-later.ts';

/** Ends what nobody answered, what fell silent, and what was not paid for; looks again when the next of these is due. */
export const lookAt =
  (deps: Deps) =>
  ({ idCall }: { idCall: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const call = await lockCall(tx, idCall);
      const due = dueAt(call);
      if (!due) return;
      if ((await judgedNow(tx, deps.clock)) < due.at) return lookLater(tx, deps, idCall, due.at);
      await finishCall(tx, deps, call, due.end);
    });

type Due = { at: Date; end: 'missed' | 'dropped' | 'unpaid' };

/** When a call ends by itself, and how; null once it is over. */
const dueAt = (call: CallRecord): Due | null => {
  const { state, rings_until, answered_at, started_at } = call;
  if (state === 'paying') return { at: minutesAfter(started_at, limits.orders.stockHoldMinutes), end: 'unpaid' };
  if (state === 'ringing' && rings_until) return { at: rings_until, end: 'missed' };
  return state === 'talking' && answered_at ? { at: overAt(meterOf(call), answered_at), end: 'dropped' } : null;
};
