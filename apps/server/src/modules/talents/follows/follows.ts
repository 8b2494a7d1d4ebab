import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { seriesBetween } from '../../../platform/series/read-series.ts';
import { followUser, unfollowUser } from './follow-user.ts';
import { countFollowers, isFollowing } from './follows.repo.ts';

export type Follows = ReturnType<typeof createFollows>;

export const createFollows = (deps: { database: Database; clock: Clock }) => ({
  follow: followUser(deps),
  unfollow: unfollowUser(deps),
  count: async (idTalent: number): Promise<number> =>
    (await deps.database.read(countFollowers, { idTalent }))[0]?.followers ?? 0,
  /** The number of current followers who began in each period; `borders` are the periods' limits. */
  newFollowers: (idUser: number, borders: readonly Date[]): Promise<number[]> =>
    seriesBetween(deps.database.read, { series: 'followers', idUser, borders }),
  isFollowing: async (idUser: number, idTalent: number): Promise<boolean> =>
    (await deps.database.read(isFollowing, { idUser, idTalent })).length > 0,
});
