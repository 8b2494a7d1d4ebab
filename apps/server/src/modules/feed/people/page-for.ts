import type { Tx } from '../../../platform/database/database.ts';
import { actsFor } from '../../agents/index.ts';
import type { Page } from '../access/reading.ts';
import type { Deps } from '../deps.ts';
import { isModerator } from './moderators.ts';

/** What a user may do on a talent's page besides the owner. */
export const pageFor = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  idTalent: number,
  idUser: number,
): Promise<Page> => ({
  idTalent,
  isModerator: await isModerator(tx, idTalent, idUser),
  acts: (await actsFor(tx, { idUser, idTalent, now: clock.now() })) !== null,
});
