import type { Deps } from './deps.ts';
import { markRead as markItems } from './event-log.repo.ts';

/** The person's other screens learn of it, too. */
export const markRead =
  ({ database, clock, live }: Pick<Deps, 'database' | 'clock' | 'live'>) =>
  (idUser: number, ids: readonly number[] | undefined): Promise<void> =>
    database.inTransaction(async (tx) => {
      const marked = await markItems(tx, { idUser, ids, at: clock.now() });
      if (marked > 0) await live.tell(tx, idUser, { eventType: 'EVENT_LOG_UPDATED', ids: [] });
    });
