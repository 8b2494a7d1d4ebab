import { fail } from '@stagedoor/contract/errors';
import type { FactorProof } from '@stagedoor/contract/schemas/staff';
import { checking, clearAttempts, countCheck } from '../../../platform/attempts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { recordStaffAction } from '../log/record-action.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { stepOf } from './totp.ts';

export const checkSecondFactor = checking('checkSecondFactor');

/** Counts the attempt, consumes the code and runs `act` in one transaction; when `act` fails, the code stays valid. */
export const withProof = async <Result>(
  deps: Deps,
  idUser: number,
  proof: FactorProof,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  await countCheck(deps, checkSecondFactor, String(idUser));
  return deps.database.inTransaction(async (tx) => {
    if ('code' in proof) await takeCode(tx, deps, idUser, proof.code);
    else await takeRecoveryCode(tx, deps, idUser, proof.recoveryCode);
    await clearAttempts(tx, deps.secrets, checkSecondFactor, String(idUser));
    return act(tx);
  });
};

const takeCode = async (tx: Tx, { secrets, wallClock }: Deps, idUser: number, code: string): Promise<void> => {
  const factor = await tx.selectFrom('second_factor').select('secret').where('id_user', '=', idUser).executeTakeFirst();
  const step = factor?.secret ? stepOf(openSecret(secrets, factor.secret), code, wallClock.now()) : null;
  if (!factor || step === null) return fail('mandatoryFieldNull', { fields: { code: 'wrong' } });
  const taken = await tx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('id_user', '=', idUser)
    .where('secret', '=', factor.secret)
    .where('last_step', '<', step)
    .returning('id_user')
    .executeTakeFirst();
  if (!taken) fail('mandatoryFieldNull', { fields: { code: 'used' } });
};

const takeRecoveryCode = async (tx: Tx, deps: Deps, idUser: number, code: string): Promise<void> => {
  if (!(await useRecoveryCode(tx, deps, idUser, code))) {
    return fail('mandatoryFieldNull', { fields: { recoveryCode: 'wrong' } });
  }
  const action = { idStaff: idUser, action: 'secondFactor.recovered', subject: `user ${idUser}` };
  await recordStaffAction(tx, { ...action, at: deps.clock.now() });
};
