import { fail } from '@stagedoor/contract/errors';
import type { CallTimes } from '@stagedoor/contract/schemas/call';
import type { Tx } from '../../../platform/database/database.ts';
import { isOpenTalent } from '../../access/index.ts';
import type { Deps } from '../deps.ts';
import { settingsOf } from '../settings/call-settings.ts';
import { overBy } from './bookings.repo.ts';
import { freeTimes } from './free-times.ts';

type Asked = { idUser: number; minutes: number };

/** When a talent can be called in the next days; never, if they take no calls. */
export const listTimes =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idViewer: number, { idUser: idTalent, minutes }: Asked): Promise<CallTimes> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      const by = idViewer === idTalent ? 'talent' : 'fan';
      if (by === 'fan' && !(await isOpenTalent(tx, idTalent, now))) fail('pageNotFound');
      const { timeZone } = await settingsOf(tx, idTalent);
      if (by === 'fan' && !(await takesCalls(tx, idTalent))) return { timeZone, times: [] };
      const asked = { idTalent, idFan: idViewer, by, seconds: minutes * 60, now, until: overBy(now) } as const;
      return { timeZone, times: (await freeTimes(tx, asked)).map((at) => at.toISOString()) };
    });

const takesCalls = async (tx: Tx, idTalent: number): Promise<boolean> => {
  const offer = await tx
    .selectFrom('product')
    .innerJoin('users', 'users.id', 'product.id_owner')
    .select('product.id')
    .where('id_owner', '=', idTalent)
    .where('product.type', '=', 'CALL')
    .where('product.shelf', '=', 'ACTIVE')
    .where('users.calls', '=', true)
    .executeTakeFirst();
  return offer !== undefined;
};
