import { digest } from '@stagedoor/messages/mails';
import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { unsubscribeToken } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import { itemsByIds, takeForDigest } from './event-log.repo.ts';
import { reachOf } from './reach.ts';
import { sentenceOf } from './sentence.ts';

export const sendDigest = job('notifications.digest', z.object({ idUser: z.int() }));

const mostSentences = 20;

/** Mails a digest of what is still unread and still wanted by mail. */
export const mailDigest =
  (deps: Deps) =>
  ({ idUser }: { idUser: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const taken = await takeForDigest(tx, idUser);
      const user = await tx
        .selectFrom('users')
        .select(['email', 'language'])
        .where('id', '=', idUser)
        .executeTakeFirst();
      if (taken.length === 0 || !user?.email) return;
      const ids = taken.map(({ id }) => id);
      const sentences: string[] = [];
      for (const item of await itemsByIds(tx, ids)) {
        const kind = deps.kinds.find(item.type);
        if (!kind) continue;
        const reach = await reachOf(tx, idUser, kind);
        if (reach?.email) sentences.push(sentenceOf(kind, item, user.language));
      }
      if (sentences.length === 0) return;
      const { subject, title, action } = digest[user.language];
      await deps.post.mail(tx, {
        to: user.email,
        language: user.language,
        subject,
        title,
        paragraphs: sentences.slice(-mostSentences).map((text) => ({ text, quote: false })),
        action: { label: action, path: '/' },
        why: 'chosen',
        unsubscribeToken: await unsubscribeToken(tx, deps, idUser),
      });
    });
