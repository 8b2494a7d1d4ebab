import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { daysAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { pinMatches } from '../passwords.ts';
import { openSession } from '../sessions/open-session.ts';
import type { LoggedIn } from './attempt.ts';

type Attempt = { idUser: number; pin: string; device: string; userAgent: string };
type Device = Pick<Attempt, 'idUser' | 'device'>;

const { pinChecks, knownDeviceDays } = limits.account;

/**
 * Logs in on a device that knows the user, without verifying the session. An unknown device, a user without a PIN and a
 * wrong PIN get the same response after the same work.
 */
export const logInWithPin =
  ({ database, clock, secrets }: Deps) =>
  async ({ idUser, pin, device, userAgent }: Attempt): Promise<LoggedIn> => {
    const at = clock.now();
    const known = await database.inTransaction((tx) => countTry(tx, { idUser, device }, at));
    if (known === 'tooMany') return fail('tooManyChecks');
    if (!(await pinMatches(known?.pin_hash ?? null, pin, secrets.pepper))) {
      return fail('mandatoryFieldNull', { fields: { pin: 'wrong' } });
    }
    return database.inTransaction(async (tx) => {
      await forgetTries(tx, { idUser, device });
      return { idUser, token: await openSession(tx, { idUser, device, userAgent, at, full: false }) };
    });
  };

/** Counts before comparing; after the last attempt only a full log-in resets the counter. */
const countTry = async (tx: Tx, { idUser, device }: Device, now: Date) => {
  const seenAfter = daysAfter(now, -knownDeviceDays);
  const counted = await tx
    .updateTable('device')
    .from('users')
    .set((eb) => ({ pin_tries: eb('device.pin_tries', '+', 1) }))
    .whereRef('users.id', '=', 'device.id_user')
    .where('users.pin_hash', 'is not', null)
    .where('users.status', '<>', 'DEACTIVATED')
    .where('device.id_user', '=', idUser)
    .where('device.id_device', '=', device)
    .where('device.revoked_at', 'is', null)
    .where('device.last_seen_at', '>', seenAfter)
    .where('device.pin_tries', '<', pinChecks)
    .returning('users.pin_hash')
    .executeTakeFirst();
  if (counted) return counted;
  const spent = await tx
    .selectFrom('device')
    .select('id_user')
    .where('id_user', '=', idUser)
    .where('id_device', '=', device)
    .where('revoked_at', 'is', null)
    .where('pin_tries', '>=', pinChecks)
    .executeTakeFirst();
  return spent ? 'tooMany' : undefined;
};

const forgetTries = async (tx: Tx, { idUser, device }: Device) => {
  await tx
    .updateTable('device')
    .set({ pin_tries: 0 })
    .where('id_user', '=', idUser)
    .where('id_device', '=', device)
    .execute();
};
