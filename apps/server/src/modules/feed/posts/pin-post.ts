import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { lockManagedPost } from './lock-post.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock'>;

/** Shows a post first on its page, instead of the one before, or no longer. */
export const pinPost =
  ({ database, clock }: UsedDeps) =>
  (space: FeedSpace, idUser: number, { idPost, pinned }: { idPost: number; pinned: boolean }): Promise<void> =>
    database.inTransaction(async (tx) => {
      // Two pins at once take turns: only one post can be pinned.
      await sql`select from users where id = (select id_talent from post where id = ${idPost}) for no key update`.execute(
        tx,
      );
      const { id_talent: idTalent } = await lockManagedPost(tx, { space, idPost, idUser, now: clock.now() });
      await tx
        .updateTable('post')
        .set({ pinned_at: null })
        .where('id_talent', '=', idTalent)
        .where('space', '=', space)
        .where('pinned_at', 'is not', null)
        .$if(!pinned, (all) => all.where('id', '=', idPost))
        .execute();
      if (pinned) await tx.updateTable('post').set({ pinned_at: clock.now() }).where('id', '=', idPost).execute();
    });

/** Lets everyone but the owner comment only once in a while; 0 ends it. */
export const setSlowMode =
  ({ database, clock }: UsedDeps) =>
  (space: FeedSpace, idUser: number, { idPost, seconds }: { idPost: number; seconds: number }): Promise<void> =>
    database.inTransaction(async (tx) => {
      await lockManagedPost(tx, { space, idPost, idUser, now: clock.now() });
      await tx.updateTable('post').set({ slow_seconds: seconds }).where('id', '=', idPost).execute();
    });
