import { fail } from '@stagedoor/contract/errors';
import type { MovePlan } from '@stagedoor/contract/schemas/membership';
import type { Deps } from './deps.ts';
import { lockPlansOf } from './plans.repo.ts';

/** Swaps a plan with its neighbour. No effect at the ends. */
export const movePlan =
  ({ database, catalogue }: Pick<Deps, 'database' | 'catalogue'>) =>
  (idTalent: number, { idSubscription, to }: MovePlan): Promise<void> =>
    database.inTransaction(async (tx) => {
      const plans = await lockPlansOf(tx, idTalent);
      const at = plans.indexOf(idSubscription);
      if (at < 0) fail('pageNotFound');
      const other = plans[to === 'up' ? at - 1 : at + 1];
      if (other !== undefined) await catalogue.plans.swap(tx, idTalent, [idSubscription, other]);
    });
