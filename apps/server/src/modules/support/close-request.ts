import type { Deps } from './deps.ts';
import { closeOpen } from './requests.repo.ts';

/** Closes without an answer: spam, or settled elsewhere. */
export const closeRequest =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idStaff: number, id: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      await closeOpen(tx, { id, idStaff, answer: null, at: clock.now() });
    });
