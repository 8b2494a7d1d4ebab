import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { Post } from '../../../platform/mail/post.ts';
import type { Keeper, Weighed } from './keeper.ts';

type Deps = { keepers: readonly Keeper[]; weigh: (tx: Tx, idUser: number) => Promise<Weighed>; post: Post };

/**
 * Erases the person and keeps the row, so that the ledger's entries still belong to somebody, whoever it was. What is
 * unfinished stands in the way, whoever asks.
 */
export const deleteAccount =
  ({ keepers, weigh, post }: Deps) =>
  async (tx: Tx, idUser: number): Promise<void> => {
    const user = await tx
      .selectFrom('users')
      .select(['email', 'language'])
      .where('id', '=', idUser)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { blockers } = await weigh(tx, idUser);
    if (blockers.length > 0) {
      fail('incompleteRequest', { fields: Object.fromEntries(blockers.map(({ kind }) => [kind, 'open' as const])) });
    }
    for (const keeper of keepers) await keeper.erase(tx, idUser);
    if (user.email) await post.mail(tx, 'accountDeleted', { to: user.email, language: user.language, gaps: {} });
  };
