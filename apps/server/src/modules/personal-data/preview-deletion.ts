import type { Tx } from '../../platform/database/database.ts';
import type { DeletionPreview, PersonalDataHandler } from '../../platform/personal-data.ts';

/** What deleting the account would remove, and what prevents it. */
export const previewDeletion =
  (handlers: readonly PersonalDataHandler[]) =>
  async (tx: Tx, idUser: number): Promise<DeletionPreview> => {
    const sum: DeletionPreview = { blockers: [], loses: [], funds: 0 };
    for (const handler of handlers) {
      const { blockers = [], loses = [], funds = 0 } = (await handler.previewDeletion?.(tx, idUser)) ?? {};
      sum.blockers.push(...blockers.filter(({ count }) => count > 0));
      sum.loses.push(...loses.filter(({ count }) => count > 0));
      sum.funds += funds;
    }
    return sum;
  };
