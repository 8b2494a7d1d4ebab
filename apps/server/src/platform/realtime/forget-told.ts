import { limits } from '@stagedoor/contract/limits';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type Jobs, job } from '../jobs/jobs.ts';
import { daysAfter } from '../time.ts';

export const forgetTold = job('live.forget-told', z.object({}));

/** What nobody can ask for any more is not kept. */
export const forgetToldEvents = (jobs: Jobs, { database, clock }: { database: Database; clock: Clock }) => {
  jobs.handle(forgetTold, async () => {
    const before = daysAfter(clock.now(), -(limits.live.keptDays + 1));
    await database.inTransaction((tx) => tx.deleteFrom('live_event').where('written_at', '<', before).execute());
    await database.inTransaction(async (tx) => {
      await tx.deleteFrom('topic_event').where('written_at', '<', before).execute();
      // Of topics there are ever new ones. A position that begins anew is later than the one that was forgotten.
      await tx
        .deleteFrom('topic_position as p')
        .where('p.at', '<', before)
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('topic_event as e').whereRef('e.topic', '=', 'p.topic').select('e.id'))),
        )
        .execute();
    });
  });
  jobs.every('15 * * * *', forgetTold, {});
};
