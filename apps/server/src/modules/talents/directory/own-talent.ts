import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { talentById } from './groups.repo.ts';

/** The talent's part of their own account: main group, and until when they are away. */
export type OwnTalent = { mainGroup: string | null; awayUntil: string | null };

export const ownTalent =
  ({ read }: Pick<Database, 'read'>, clock: Clock) =>
  async (idUser: number): Promise<OwnTalent> => {
    const [talent] = await read(talentById, { idUser, now: clock.now() });
    return { mainGroup: talent?.name ?? null, awayUntil: talent?.away_until?.toISOString() ?? null };
  };
