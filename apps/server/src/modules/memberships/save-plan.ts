import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { PlanForm } from '@stagedoor/contract/schemas/product-form';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { violated } from '../../platform/database/violated.ts';
import { daysAfter } from '../../platform/time.ts';
import type { Deps } from './deps.ts';
import { lockOwnPlan, lockTalent } from './plans.repo.ts';

/**
 * Creates or changes a plan. Whoever joins pays the new price at once; members pay a higher one after a notice, and a lower
 * one with their next payment.
 */
export const savePlan =
  (deps: Deps) =>
  (idTalent: number, { idSubscription, price, opens, ...form }: PlanForm): Promise<number> =>
    deps.database.inTransaction(async (tx) => {
      const draft = { ...form, productType: 'SUBSCRIPTION', translations: {}, standardRate: price } as const;
      if (idSubscription === undefined) {
        const idProduct = await deps.catalogue.plans.save(tx, idTalent, draft);
        await insertPlan(tx, deps, { idTalent, idProduct, opens }).catch(refuseSixth);
        return idProduct;
      }
      const before = await lockOwnPlan(tx, idTalent, idSubscription);
      await deps.catalogue.plans.save(tx, idTalent, { ...draft, idProduct: idSubscription });
      await tx.updateTable('membership_plan').set({ opens }).where('id_product', '=', idSubscription).execute();
      if (price !== before.price) {
        const now = deps.clock.now();
        const from = price > before.price ? daysAfter(now, limits.memberships.noticeDays) : now;
        await deps.recurring.announcePrice(tx, { idProduct: idSubscription, amount: cents(price), from });
      }
      return idSubscription;
    });

type NewPlan = { idTalent: number; idProduct: number; opens: PlanForm['opens'] };

/** In the first free slot; there is none for a sixth plan. */
const insertPlan = async (tx: Tx, { clock }: Deps, { idTalent, idProduct, opens }: NewPlan): Promise<void> => {
  // Two plans that are saved at the same moment must not choose the same slot.
  await lockTalent(tx, idTalent);
  await sql`
    insert into membership_plan (id_product, id_talent, opens, slot, created_at)
    select ${idProduct}, ${idTalent}, ${opens}, coalesce(min(slot), 6), ${clock.now()} from generate_series(1, 5) slot
    where not exists (
      select from membership_plan p where p.id_talent = ${idTalent} and p.slot = slot.slot and p.closed_at is null)`.execute(
    tx,
  );
};

const refuseSixth = (error: unknown): never => {
  if (violated(error, 'membership_plan_slot_check'))
    fail('incompleteRequest', { cause: error, reason: { kind: 'tooManyProducts' } });
  throw error;
};
