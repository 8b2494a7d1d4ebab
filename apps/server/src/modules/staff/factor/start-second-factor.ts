import { fail } from '@stagedoor/contract/errors';
import type { FactorProof } from '@stagedoor/contract/schemas/staff';
import { staffLimits } from '@stagedoor/contract/staff-limits';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { type Actor, contactOf, requireVerified } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { withProof } from './take-proof.ts';
import { newSecret, secretText } from './totp.ts';

type Enrolment = { secret: string; uri: string };

/**
 * Returns a secret for an authenticator app. Requires a code of the current factor or, without one, a verified session.
 */
export const startSecondFactor =
  (deps: Deps) =>
  ({ idUser, idSession }: Actor, proof: FactorProof | undefined): Promise<Enrolment> =>
    proof
      ? withProof(deps, idUser, proof, (tx) => replace(tx, deps, idUser))
      : deps.database.inTransaction(async (tx) => {
          await requireVerified(tx, idSession, deps.clock.now());
          return begin(tx, deps, idUser);
        });

const replace = async (tx: Tx, deps: Deps, idUser: number): Promise<Enrolment> => {
  const secret = newSecret();
  await tx
    .updateTable('second_factor')
    .set({ pending: sealSecret(deps.secrets, secret), pending_at: deps.clock.now() })
    .where('id_user', '=', idUser)
    .execute();
  return shown(tx, idUser, secret);
};

/** Returns the same pending secret after a reload, so that a code scanned a moment ago stays valid. */
const begin = async (tx: Tx, deps: Deps, idUser: number): Promise<Enrolment> => {
  const now = deps.clock.now();
  const fresh = { pending: sealSecret(deps.secrets, newSecret()), pending_at: now };
  await tx
    .insertInto('second_factor')
    .values({ id_user: idUser, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('id_user')
        .doUpdateSet(fresh)
        .where('second_factor.secret', 'is', null)
        .where('second_factor.pending_at', '<', oldestSecret(now)),
    )
    .execute();
  const kept = await tx
    .selectFrom('second_factor')
    .select('pending')
    .where('id_user', '=', idUser)
    .where('secret', 'is', null)
    .executeTakeFirst();
  if (!kept?.pending) return fail('mandatoryFieldNull', { fields: { proof: 'required' } });
  return shown(tx, idUser, openSecret(deps.secrets, kept.pending));
};

export const oldestSecret = (now: Date): Date => minutesAfter(now, -staffLimits.secretMinutes);

const shown = async (tx: Tx, idUser: number, bytes: Buffer): Promise<Enrolment> => {
  const secret = secretText(bytes);
  const { email } = await contactOf(tx, idUser);
  const label = encodeURIComponent(`Stagedoor:${email ?? idUser}`);
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=Stagedoor` };
};
