import { fail } from '@stagedoor/contract/errors';
import { mails } from '@stagedoor/messages/mails';
import { writeMail } from '@stagedoor/messages/write-mail';
import type { Tx } from '../../platform/database/database.ts';
import type { Post } from '../../platform/mail/post.ts';
import type { DeletionPreview, PersonalDataHandler } from '../../platform/personal-data.ts';

type Deps = {
  handlers: readonly PersonalDataHandler[];
  previewDeletion: (tx: Tx, idUser: number) => Promise<DeletionPreview>;
  post: Post;
};

/**
 * Erases the personal data and keeps the user's row, which ledger entries refer to. Refuses while something is
 * unfinished.
 */
export const deleteAccount =
  ({ handlers, previewDeletion, post }: Deps) =>
  async (tx: Tx, idUser: number): Promise<void> => {
    const user = await tx
      .selectFrom('users')
      .select(['email', 'language'])
      .where('id', '=', idUser)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { blockers } = await previewDeletion(tx, idUser);
    if (blockers.length > 0) {
      fail('incompleteRequest', { reason: { kind: 'openObligations', kinds: blockers.map(({ kind }) => kind) } });
    }
    for (const handler of handlers) await handler.erase(tx, idUser);
    if (!user.email) return;
    const written = writeMail(mails.accountDeleted, { language: user.language, gaps: {} });
    await post.mail(tx, { to: user.email, why: 'asked', ...written });
  };
