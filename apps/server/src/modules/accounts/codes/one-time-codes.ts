import { randomInt } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';

const { codeDigits, codeMinutes } = limits.verification;

/**
 * Whom a code is for: an address that logs in, or a user who verifies the session or a phone number. It counts only on the
 * device that asked for it, so that nobody elsewhere can guess at it or use its tries up.
 */
export type CodeFor = { device: string } & (
  | { purpose: 'login'; email: string }
  | { purpose: 'session'; idUser: number }
  | { purpose: 'phone'; idUser: number }
);

type Needed = Pick<Deps, 'clock' | 'secrets'>;

/** By which codes are found and tries are counted. */
export const subjectOf = (whom: CodeFor) =>
  `${whom.purpose === 'login' ? whom.email.toLowerCase() : whom.idUser} ${whom.device}`;

/** Makes the one code that counts from now on, on this device. */
export const issueCode = async (tx: Tx, { clock, secrets }: Needed, whom: CodeFor, phone: string | null = null) => {
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

/** Uses the code up, or refuses: 1062 when none is alive, else `wrong` in the named field. The caller has counted the try. */
export const useCode = async (tx: Tx, { clock, secrets }: Needed, whom: CodeFor, code: string, field: string) => {
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
