import { fail } from '@stagedoor/contract/errors';
import { openTalent } from '../../access/index.ts';
import type { Deps } from '../deps.ts';
import { type CompletedOf, completedOf } from './portfolio.ts';

/** A talent's portfolio, for everybody who can see the talent. */
export const listCompleted =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>): CompletedOf =>
  async (idTalent, asked) => {
    const [talent] = await database.read(openTalent, { idUser: idTalent, now: clock.now() });
    return talent ? completedOf(database)(idTalent, asked) : fail('pageNotFound');
  };
