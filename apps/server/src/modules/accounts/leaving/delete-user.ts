import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../deps.ts';
import { requireVerified } from '../sessions/require-verified.ts';
import type { Weighed } from './keeper.ts';

type Deps = {
  database: Database;
  clock: Clock;
  weigh: (tx: Tx, idUser: number) => Promise<Weighed>;
  deleteAccount: (tx: Tx, idUser: number) => Promise<void>;
};

/** Money that is left is only taken from somebody who says so. */
export const deleteUser =
  ({ database, clock, weigh, deleteAccount }: Deps) =>
  ({ idUser, idSession }: Actor, { forfeit }: { forfeit: boolean }): Promise<void> =>
    database.inTransaction(async (tx) => {
      await requireVerified(tx, idSession, clock.now());
      const { funds } = await weigh(tx, idUser);
      if (funds > 0 && !forfeit) fail('incompleteRequest', { fields: { funds: 'left' } });
      await deleteAccount(tx, idUser);
    });
