import { fail } from '@stagedoor/contract/errors';
import { clearAttempts, countCheck } from '../../../platform/attempts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Actor, clearFactorShown, markFactorShown } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { recordStaffAction } from '../log/record-action.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { oldestSecret } from './start-second-factor.ts';
import { checkSecondFactor } from './take-proof.ts';
import { stepOf } from './totp.ts';

/**
 * Activates the pending secret once the app has produced a code from it. Other sessions must verify with the new one.
 */
export const confirmSecondFactor =
  (deps: Deps) =>
  async ({ idUser, idSession }: Actor, code: string): Promise<string[]> => {
    await countCheck(deps, checkSecondFactor, String(idUser));
    return deps.database.inTransaction(async (tx) => {
      const action = await takePending(tx, deps, idUser, code);
      const at = deps.clock.now();
      await clearAttempts(tx, deps.secrets, checkSecondFactor, String(idUser));
      await clearFactorShown(tx, idUser);
      await markFactorShown(tx, idSession, at);
      await recordStaffAction(tx, { idStaff: idUser, action, subject: `user ${idUser}`, at });
      return giveRecoveryCodes(tx, deps.secrets, idUser);
    });
  };

const takePending = async (tx: Tx, { secrets, clock, wallClock }: Deps, idUser: number, code: string) => {
  const now = clock.now();
  const factor = await tx
    .selectFrom('second_factor')
    .select(['secret', 'pending'])
    .where('id_user', '=', idUser)
    .where('pending_at', '>', oldestSecret(now))
    .forUpdate()
    .executeTakeFirst();
  if (!factor?.pending) return fail('codeExpired');
  const step = stepOf(openSecret(secrets, factor.pending), code, wallClock.now());
  if (step === null) return fail('mandatoryFieldNull', { fields: { code: 'wrong' } });
  await tx
    .updateTable('second_factor')
    .set({ secret: factor.pending, confirmed_at: now, last_step: step, pending: null, pending_at: null })
    .where('id_user', '=', idUser)
    .execute();
  return factor.secret === null ? 'secondFactor.enrolled' : 'secondFactor.changed';
};
