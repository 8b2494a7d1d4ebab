import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { ProductAudience } from '../../../platform/database/schema.gen.ts';
import type { ProductDraft } from './draft.ts';

/** Sets who may buy a product. An omitted choice leaves it as it was; only the talent's own open plans can be named. */
export const saveAudience = async (tx: Tx, idTalent: number, idProduct: number, body: ProductDraft): Promise<void> => {
  const access = 'subscriptionAccess' in body ? body.subscriptionAccess : undefined;
  if (access === undefined) return;
  const plans = [...new Set(access?.validSubscriptions ?? [])];
  const audience: ProductAudience = access === null ? 'everyone' : access.availableToAllPaid ? 'members' : 'plans';
  await requirePlans(tx, idTalent, plans);
  await tx.updateTable('product').set({ audience }).where('id', '=', idProduct).execute();
  await tx.deleteFrom('product_plan').where('id_product', '=', idProduct).execute();
  const rows = plans.map((id_plan) => ({ id_product: idProduct, id_plan, id_talent: idTalent }));
  if (rows.length > 0) await tx.insertInto('product_plan').values(rows).execute();
};

const requirePlans = async (tx: Tx, idTalent: number, plans: readonly number[]): Promise<void> => {
  if (plans.length === 0) return;
  const own = await tx
    .selectFrom('product')
    .select('id')
    .where('id', 'in', plans)
    .where('id_owner', '=', idTalent)
    .where('type', '=', 'SUBSCRIPTION')
    .where('deleted_at', 'is', null)
    .execute();
  if (own.length < plans.length)
    fail('mandatoryFieldNull', { fields: { 'subscriptionAccess.validSubscriptions': 'invalid' } });
};
