import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import { isActing } from '../../agents/index.ts';
import type { Deps } from '../deps.ts';
import { communityOf } from './reading.ts';

const actingFor = query<{ idUser: number | null; idTalent: number; now: Date }, { acts: boolean }>(
  'acting-for',
  (db, arg) =>
    db
      .selectNoFrom(sql<boolean>`true`.as('acts'))
      .where(isActing({ idUser: sql.val(arg.idUser), idTalent: sql.val(arg.idTalent), now: sql.val(arg.now) })),
);

/** Whether a user may write in the community of a talent now: its owner, their agent, or a member whose plan opens it. */
export const isInCommunity =
  ({ database: { read }, memberAccess, clock }: Pick<Deps, 'database' | 'memberAccess' | 'clock'>) =>
  async (idUser: number | null, idTalent: number): Promise<boolean> => {
    const now = clock.now();
    if (await memberAccess.isOpenTo(read, idUser, communityOf(idTalent), now)) return true;
    return (await read(actingFor, { idUser, idTalent, now })).length > 0;
  };
