import { randomInt } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';

const { codeDigits, codeMinutes } = limits.verification;

/**
 * What a code is for: an email address logging in, or a user verifying a session or phone number. It is valid only on
 * the device that requested it, so that other devices can neither guess it nor use up its attempts.
 */
export type CodeFor = { device: string } & (
  | { purpose: 'login'; email: string }
  | { purpose: 'session'; idUser: number }
  | { purpose: 'phone'; idUser: number }
);

type UsedDeps = Pick<Deps, 'clock' | 'secrets'>;

/** The key under which codes are stored and attempts counted. */
export const subjectOf = (whom: CodeFor) =>
  `${whom.purpose === 'login' ? whom.email.toLowerCase() : whom.idUser} ${whom.device}`;

/** Issues a code that replaces the previous one of this device. */
export const issueCode = async (tx: Tx, { clock, secrets }: UsedDeps, whom: CodeFor, phone: string | null = null) => {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const expiresAt = minutesAfter(clock.now(), codeMinutes);
  const { purpose } = whom;
  const fresh = {
    hash: secrets.hash('code', purpose, subjectOf(whom), code),
    id_user: whom.purpose === 'login' ? null : whom.idUser,
    phone,
    expires_at: expiresAt,
    used_at: null,
  };
  await tx
    .insertInto('one_time_code')
    .values({ purpose, subject: secrets.hash('subject', purpose, subjectOf(whom)), ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(fresh))
    .execute();
  return { code, expiresAt };
};

/**
 * Consumes the code, or refuses: 1062 when none is valid, else `wrong` in the named field. The caller has counted the
 * attempt.
 */
export const useCode = async (tx: Tx, { clock, secrets }: UsedDeps, whom: CodeFor, code: string, field: string) => {
  const now = clock.now();
  const subject = secrets.hash('subject', whom.purpose, subjectOf(whom));
  const used = await tx
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('purpose', '=', whom.purpose)
    .where('subject', '=', subject)
    .where('hash', '=', secrets.hash('code', whom.purpose, subjectOf(whom), code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('phone')
    .executeTakeFirst();
  if (used) return used;
  const alive = await tx
    .selectFrom('one_time_code')
    .select('purpose')
    .where('purpose', '=', whom.purpose)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return alive ? fail('mandatoryFieldNull', { fields: { [field]: 'wrong' } }) : fail('codeExpired');
};
