import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { isActing } from '../../agents/index.ts';
import type { Deps } from '../deps.ts';
import { postPublished } from '../feed.events.ts';

export const publishDue = job('feed.publish', z.object({ idPost: z.int() }));

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'outbox'>;

export const publishLater = (tx: Tx, { jobs }: Pick<Deps, 'jobs'>, idPost: number, due: Date) =>
  jobs.queue(tx, publishDue, { idPost }, { due });

export const announce = (tx: Tx, { outbox }: Pick<Deps, 'outbox'>, idPost: number) =>
  outbox.append(tx, postPublished, { idPost });

/**
 * Publishes a scheduled post when its time has come; one that was moved, unscheduled or removed stays as it is. What an
 * agent scheduled who no longer acts for the talent becomes a draft again.
 */
export const publishScheduled =
  (deps: UsedDeps) =>
  ({ idPost }: { idPost: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const now = deps.clock.now();
      const published = await tx
        .updateTable('post')
        .set({
          publish_at: sql<Date | null>`case when ${mayGoOut(now)} then publish_at end`,
          published_at: sql<Date | null>`case when ${mayGoOut(now)} then publish_at end`,
        })
        .where('id', '=', idPost)
        .where('published_at', 'is', null)
        .where('removed_at', 'is', null)
        .where('publish_at', '<=', now)
        .returning('published_at')
        .executeTakeFirst();
      if (published?.published_at) await announce(tx, deps, idPost);
    });

const mayGoOut = (now: Date) =>
  sql<boolean>`(post.id_mandate is null or ${isActing({
    idUser: sql.ref<number>('post.id_author'),
    idTalent: sql.ref<number>('post.id_talent'),
    now: sql.val(now),
  })})`;
