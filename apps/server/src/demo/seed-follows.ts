import type { Tx } from '../platform/database/database.ts';
import { day } from '../platform/time.ts';
import { createRandom } from './random.ts';
import { demoEmails } from './world/staff.ts';

/** Fans follow talents since some day of the last months: the higher a talent is ranked, the more of them. */
export const insertFollows = async (tx: Tx, now: Date): Promise<void> => {
  const random = createRandom('follows');
  const talents = await tx.selectFrom('talent').select('id_user').orderBy('rank', 'desc').execute();
  // The demo fan starts without any: following is something to try.
  const fans = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'FAN')
    .where('email', '<>', demoEmails.fan)
    .orderBy('id')
    .execute();
  const rows = fans.flatMap(({ id }) =>
    talents
      .filter((_, place) => random.chance(0.3 / (1 + place / 10)))
      .map(({ id_user }) => ({
        id_user: id,
        id_talent: id_user,
        created_at: new Date(now.getTime() - random.between(0, 90) * day),
      })),
  );
  await tx.insertInto('follow').values(rows).execute();
};
