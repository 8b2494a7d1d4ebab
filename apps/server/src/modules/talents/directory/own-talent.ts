import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { talentById } from './groups.repo.ts';

/** The talent's part of their own account: main group, and their present or planned absence. */
export type OwnTalent = Pick<SelfUser, 'mainGroup' | 'awayFrom' | 'awayUntil'>;

export const ownTalent =
  ({ read }: Pick<Database, 'read'>, clock: Clock) =>
  async (idUser: number): Promise<OwnTalent> => {
    const [talent] = await read(talentById, { idUser });
    const absence = talent?.away_until && talent.away_until > clock.now() ? talent : null;
    return {
      mainGroup: talent?.name ?? null,
      awayFrom: absence?.away_from?.toISOString() ?? null,
      awayUntil: absence?.away_until?.toISOString() ?? null,
    };
  };
