import { limits } from '@stagedoor/contract/limits';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { monthsAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';

/** Grants prepaid messages or minutes, where the product's type has them. */
export const grantEntitlement = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, order: Order): Promise<void> => {
  const { grants } = ruleOf(order.type);
  if (grants === null) return;
  const { units } = await tx
    .selectFrom('variation')
    .select('units')
    .where('id', '=', order.idVariation)
    .executeTakeFirstOrThrow();
  const total = (units ?? 1) * order.quantity * (grants === 'minutes' ? 60 : 1);
  await tx
    .insertInto('entitlement')
    .values({
      id_order: order.id,
      id_user: order.idBuyer,
      id_talent: order.idTalent,
      total,
      left: total,
      kind: grants === 'minutes' ? 'seconds' : grants,
      valid_until: monthsAfter(clock.now(), limits.orders.packMonths),
    })
    .execute();
};
