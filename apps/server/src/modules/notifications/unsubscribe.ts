import { unsubscriberBehind } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import { usualTimeZone } from './reach.ts';

/** Switches all optional mails off until the user turns them on again. Idempotent. */
export const unsubscribe =
  (deps: Pick<Deps, 'database' | 'clock'>) =>
  (token: string): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const idUser = await unsubscriberBehind(tx, deps, token);
      await tx
        .insertInto('notification_setting')
        .values({ id_user: idUser, time_zone: usualTimeZone, digest: false, optional_emails: false })
        .onConflict((conflict) => conflict.column('id_user').doUpdateSet({ optional_emails: false }))
        .execute();
    });
