import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';

const months = 12;

/** Messages or minutes that are there from now on, where the product's type grants some. */
export const grantEntitlement = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, order: Order): Promise<void> => {
  const { grants } = ruleOf(order.type);
  if (grants === null) return;
  const { units } = await tx
    .selectFrom('variation')
    .select('units')
    .where('id', '=', order.idVariation)
    .executeTakeFirstOrThrow();
  const total = (units ?? 1) * order.quantity;
  const validUntil = clock.now();
  validUntil.setUTCMonth(validUntil.getUTCMonth() + months);
  await tx
    .insertInto('entitlement')
    .values({
      id_order: order.id,
      id_user: order.idBuyer,
      id_talent: order.idTalent,
      total,
      left: total,
      kind: grants,
      valid_until: validUntil,
    })
    .execute();
};
