import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { DeletionPreview } from '../../platform/personal-data.ts';
import { type Actor, requireVerified } from '../accounts/index.ts';

type Deps = {
  database: Database;
  clock: Clock;
  previewDeletion: (tx: Tx, idUser: number) => Promise<DeletionPreview>;
  deleteAccount: (tx: Tx, idUser: number) => Promise<void>;
};

/** Remaining money is forfeited only with the user's explicit consent. */
export const deleteUser =
  ({ database, clock, previewDeletion, deleteAccount }: Deps) =>
  ({ idUser, idSession }: Actor, { forfeit }: { forfeit: boolean }): Promise<void> =>
    database.inTransaction(async (tx) => {
      await requireVerified(tx, idSession, clock.now());
      const { funds } = await previewDeletion(tx, idUser);
      if (funds > 0 && !forfeit) fail('incompleteRequest', { reason: { kind: 'fundsLeft' } });
      await deleteAccount(tx, idUser);
    });
