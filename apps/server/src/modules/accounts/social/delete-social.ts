import { fail } from '@stagedoor/contract/errors';
import type { SocialDeps } from './social-deps.ts';

/** An address is always a way in, since a code can be mailed to it; without one, the last social account stays. */
export const deleteSocial =
  ({ database }: SocialDeps) =>
  (idUser: number, id: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      const user = await tx
        .selectFrom('users')
        .select('email')
        .where('id', '=', idUser)
        // Two removals at once must not both see the other's account as the way that is left.
        .forUpdate()
        .executeTakeFirstOrThrow();
      const mine = await tx.selectFrom('social_account').select('id').where('id_user', '=', idUser).execute();
      if (!mine.some((account) => account.id === id)) fail('pageNotFound');
      if (user.email === null && mine.length === 1) fail('noRightToDelete');
      await tx.deleteFrom('social_account').where('id', '=', id).execute();
    });
