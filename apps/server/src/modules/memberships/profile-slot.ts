import { cents } from '@stagedoor/contract/money';
import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import { query } from '../../platform/database/read.ts';
import type { Deps } from './deps.ts';

const cheapestPlan = query<{ idTalent: number }, { price: number }>('cheapest-plan', (db, arg) =>
  db
    .selectFrom('membership_plan')
    .innerJoin('product', 'product.id', 'membership_plan.id_product')
    .innerJoin('variation', (join) =>
      join.onRef('variation.id_product', '=', 'product.id').on('variation.retired', '=', false),
    )
    .select('variation.price')
    .where('id_talent', '=', arg.idTalent)
    .where('closed_at', 'is', null)
    .where('shelf', '=', 'ACTIVE')
    .orderBy('variation.price')
    .limit(1),
);

/** Whether a talent has plans, and from which price. */
export const plansSlot = ({ database }: Pick<Deps, 'database'>): ProfileSlot =>
  profileSlot(['plansFrom'], async ({ idTalent }) => {
    const [cheapest] = await database.read(cheapestPlan, { idTalent });
    return { plansFrom: cheapest ? cents(cheapest.price) : null };
  });
