import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../deps.ts';
import { requireVerified } from '../sessions/require-verified.ts';
import { notifyOfUnlinking } from './notify-owner.ts';
import type { SocialDeps } from './social-deps.ts';

/**
 * Disconnects a social account. An email address is always a log-in method, because a code can be mailed to it; without
 * one, the last social account stays. Ends other sessions that were opened by this account.
 */
export const deleteSocial =
  (deps: SocialDeps) =>
  ({ idUser, idSession }: Actor, id: number): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const now = deps.clock.now();
      await requireVerified(tx, idSession, now);
      const user = await tx
        .selectFrom('users')
        .select('email')
        .where('id', '=', idUser)
        // Of two concurrent removals, each would otherwise count the other's account as the remaining log-in method.
        .forUpdate()
        .executeTakeFirstOrThrow();
      const mine = await tx
        .selectFrom('social_account')
        .select(['id', 'network', 'name'])
        .where('id_user', '=', idUser)
        .execute();
      const account = mine.find((one) => one.id === id) ?? fail('pageNotFound');
      if (user.email === null && mine.length === 1) fail('noRightToDelete');
      await endSessionsThrough(tx, id, { kept: idSession, at: now });
      await tx.deleteFrom('social_account').where('id', '=', id).execute();
      await notifyOfUnlinking(tx, deps, { idUser, ...account });
    });

const endSessionsThrough = async (tx: Tx, idSocialAccount: number, { kept, at }: { kept: string; at: Date }) => {
  await tx
    .updateTable('session')
    .set({ ended_at: at })
    .where('id_social_account', '=', idSocialAccount)
    .where('id', '<>', kept)
    .where('ended_at', 'is', null)
    .execute();
};
