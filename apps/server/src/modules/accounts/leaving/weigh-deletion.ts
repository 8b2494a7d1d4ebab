import type { Tx } from '../../../platform/database/database.ts';
import type { Keeper, Weighed } from './keeper.ts';

/** What deleting the account would take away, and what stands in the way. */
export const weighDeletion =
  (keepers: readonly Keeper[]) =>
  async (tx: Tx, idUser: number): Promise<Weighed> => {
    const sum: Weighed = { blockers: [], loses: [], funds: 0 };
    for (const keeper of keepers) {
      const { blockers = [], loses = [], funds = 0 } = (await keeper.weigh?.(tx, idUser)) ?? {};
      sum.blockers.push(...blockers.filter(({ count }) => count > 0));
      sum.loses.push(...loses.filter(({ count }) => count > 0));
      sum.funds += funds;
    }
    return sum;
  };
