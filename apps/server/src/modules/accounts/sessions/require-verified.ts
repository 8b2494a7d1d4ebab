import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';

/**
 * Guards everything by which an account could be taken over: requires the password or a mailed code within
 * `verifiedMinutes`.
 */
export const requireVerified = async (tx: Tx, idSession: string, now: Date): Promise<void> => {
  const session = await tx.selectFrom('session').select('verified_at').where('id', '=', idSession).executeTakeFirst();
  const since = session?.verified_at;
  if (!since || now > minutesAfter(since, limits.account.verifiedMinutes)) {
    fail('incompleteRequest', { reason: { kind: 'verifySession' } });
  }
};
