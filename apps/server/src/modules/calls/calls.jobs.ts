import { callLimits } from '@stagedoor/contract/call-limits';
import { limits } from '@stagedoor/contract/limits';
import type { BookingState } from '@stagedoor/contract/schemas/call';
import { sql } from 'kysely';
import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { minutesAfter } from '../../platform/time.ts';
import { lookAtBooking } from './book/look-at-booking.ts';
import { lookAtBookingJob } from './book/look-later.ts';
import type { Deps } from './deps.ts';
import { lookAt } from './end/look-at-call.ts';
import { lookAtCall } from './end/look-later.ts';

const sweepCalls = job('calls.sweep', z.object({}));

const most = 500;

export const callsJobs = (deps: Deps) => {
  const { jobs, database } = deps;
  const [look, lookAtOne] = [lookAt(deps), lookAtBooking(deps)];
  jobs.handle(lookAtCall, look);
  jobs.handle(lookAtBookingJob, lookAtOne);
  // Each queues its own job; this finds any that were missed.
  jobs.handle(sweepCalls, async () => {
    const open = await database.inTransaction((tx) =>
      tx.selectFrom('call').select('id').where('state', '<>', 'over').orderBy('id').limit(most).execute(),
    );
    for (const { id } of open) await look({ idCall: id });
    for (const { id } of await dueBookings(deps)) await lookAtOne({ idBooking: id });
  });
  jobs.every('* * * * *', sweepCalls, {});
};

/** Those of which something may be due. */
const dueBookings = ({ database, clock }: Pick<Deps, 'database' | 'clock'>) => {
  const { waitMinutes, hours } = callLimits.bookings;
  const now = clock.now();
  const since = (column: 'at' | 'asked_at', state: BookingState, minutes: number) =>
    sql<boolean>`state = ${state} and ${sql.ref(column)} <= ${minutesAfter(now, -minutes)}`;
  return database.inTransaction((tx) =>
    tx
      .selectFrom('call_booking')
      .select('id')
      .where('state', '<>', 'over')
      .where((eb) =>
        eb.or([
          since('asked_at', 'paying', limits.orders.stockHoldMinutes),
          since('asked_at', 'asked', hours * 60 - callLimits.minutesMax),
          since('at', 'agreed', waitMinutes),
        ]),
      )
      .orderBy('id')
      .limit(most)
      .execute(),
  );
};
