import type { Deps } from './deps.ts';
import { lockOwnPlan } from './plans.repo.ts';

/** Closes a plan for good. Its memberships end with a refund of the unused days, a batch at a time. */
export const closePlan =
  ({ database, clock, catalogue, recurring }: Deps) =>
  (idTalent: number, idSubscription: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      await lockOwnPlan(tx, idTalent, idSubscription);
      await tx
        .updateTable('membership_plan')
        .set({ closed_at: clock.now() })
        .where('id_product', '=', idSubscription)
        .execute();
      await catalogue.plans.delete(tx, idTalent, idSubscription);
      await recurring.closeAllOf(tx, idSubscription);
    });
