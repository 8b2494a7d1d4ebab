import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { unsubscribeToken } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import { itemsByIds, takeForDigest } from './event-log.repo.ts';
import { sentenceOf } from './sentence.ts';

export const sendDigest = job('notifications.digest', z.object({ idUser: z.int() }));

const mostSentences = 20;

/** One mail about the day: what was not read meanwhile. */
export const mailDigest =
  (deps: Deps) =>
  ({ idUser }: { idUser: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const taken = await takeForDigest(tx, idUser);
      const user = await tx
        .selectFrom('users')
        .select(['email', 'language', 'email_activity'])
        .where('id', '=', idUser)
        .executeTakeFirst();
      if (taken.length === 0 || !user?.email || !user.email_activity) return;
      const items = await itemsByIds(
        tx,
        taken.map(({ id }) => id),
      );
      const sentences = items.flatMap((item) => sentenceOf(item, user.language)?.text ?? []);
      if (sentences.length === 0) return;
      await deps.post.mail(tx, 'digest', {
        to: user.email,
        language: user.language,
        gaps: { sentences: sentences.slice(-mostSentences).join('\n\n') },
        path: '/',
        unsubscribeToken: await unsubscribeToken(tx, deps, idUser),
      });
    });
