import { fail } from '@stagedoor/contract/errors';
import { openTalent } from '../../access/index.ts';
import type { Deps } from '../deps.ts';
import { type CompletedOf, completedOf } from './portfolio.ts';

/** The portfolio of a visible talent. */
export const listCompleted =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>): CompletedOf =>
  async (idTalent, range) => {
    const [talent] = await database.read(openTalent, { idUser: idTalent, now: clock.now() });
    return talent ? completedOf(database)(idTalent, range) : fail('pageNotFound');
  };
