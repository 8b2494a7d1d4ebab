import { feedLimits } from '@stagedoor/contract/feed-limits';
import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { daysAfter } from '../../platform/time.ts';
import { mandateEnded } from '../agents/index.ts';
import type { Deps } from './deps.ts';
import { publishDue, publishScheduled } from './posts/publish-post.ts';

const eraseRemoved = job('feed.erase-removed', z.object({}));

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'outbox' | 'privateFiles'>;

/** What happens to posts without a request: publishing, erasing, and the drafts of an agent whose mandate ended. */
export const feedJobs = (deps: UsedDeps) => {
  const { jobs, database, clock, privateFiles } = deps;
  jobs.handle(publishDue, publishScheduled(deps));
  jobs.handle(eraseRemoved, () =>
    database.inTransaction(async (tx) => {
      const before = daysAfter(clock.now(), -feedLimits.removedKeptDays);
      // What staff took down stays as evidence, and can be appealed.
      const posts = await tx
        .deleteFrom('post')
        .where('removed_at', '<', before)
        .where('id_decision', 'is', null)
        .returning('id_file')
        .execute();
      for (const { id_file } of posts) if (id_file !== null) await privateFiles.scheduleDeletion(tx, id_file);
      await tx.deleteFrom('post_comment').where('removed_at', '<', before).where('id_decision', 'is', null).execute();
    }),
  );
  jobs.every('40 4 * * *', eraseRemoved, {});
  // Nobody could publish them any more.
  deps.outbox.on(mandateEnded, async (tx, { idMandate }) => {
    await tx
      .updateTable('post')
      .set({ removed_at: clock.now() })
      .where('id_mandate', '=', idMandate)
      .where('published_at', 'is', null)
      .where('removed_at', 'is', null)
      .execute();
  });
};
