import { callLimits } from '@stagedoor/contract/call-limits';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';

const { earlyMinutes, waitMinutes } = callLimits.bookings;

/** Whether somebody waits for another call now, at an agreed time. */
export const expectsCall = async (tx: Tx, people: readonly number[], now: Date): Promise<boolean> =>
  (await tx
    .selectFrom('call_booking')
    .select('id')
    .where('state', '=', 'agreed')
    .where('at', '>', minutesAfter(now, -waitMinutes))
    .where('at', '<=', minutesAfter(now, earlyMinutes))
    .where((eb) => eb.or([eb('id_talent', 'in', people), eb('id_fan', 'in', people)]))
    .limit(1)
    .executeTakeFirst()) !== undefined;
