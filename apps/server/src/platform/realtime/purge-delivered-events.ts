import { limits } from '@stagedoor/contract/limits';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type Jobs, job } from '../jobs/jobs.ts';
import { daysAfter } from '../time.ts';

export const purgeDelivered = job('live.forget-told', z.object({}));

/** Deletes events older than any client may still request. */
export const purgeDeliveredEvents = (jobs: Jobs, { database, clock }: { database: Database; clock: Clock }) => {
  jobs.handle(purgeDelivered, async () => {
    const before = daysAfter(clock.now(), -(limits.live.keptDays + 1));
    await database.inTransaction((tx) => tx.deleteFrom('live_event').where('written_at', '<', before).execute());
    await database.inTransaction(async (tx) => {
      await tx.deleteFrom('topic_event').where('written_at', '<', before).execute();
      // The number of topics grows for ever, so their positions are deleted too. A position that is recreated is later
      // than the deleted one.
      await tx
        .deleteFrom('topic_position as p')
        .where('p.at', '<', before)
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('topic_event as e').whereRef('e.topic', '=', 'p.topic').select('e.id'))),
        )
        .execute();
    });
  });
  jobs.every('15 * * * *', purgeDelivered, {});
};
