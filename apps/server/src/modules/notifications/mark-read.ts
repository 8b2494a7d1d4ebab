import { eventLogUpdated } from '@stagedoor/contract/live/notifications';
import type { Deps } from './deps.ts';
import { markRead as markItems, type Which } from './event-log.repo.ts';

/** Also updates the user's other open pages. */
export const markRead =
  ({ database, clock, live }: Pick<Deps, 'database' | 'clock' | 'live'>) =>
  (idUser: number, which: Which): Promise<void> =>
    database.inTransaction(async (tx) => {
      const marked = await markItems(tx, { idUser, at: clock.now(), ...which });
      if (marked > 0) await live.send(tx, idUser, eventLogUpdated, { ids: [] });
    });
