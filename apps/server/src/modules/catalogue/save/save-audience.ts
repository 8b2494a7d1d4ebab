import type { Tx } from '../../../platform/database/database.ts';
import { audienceOf, requireOwnPlans } from '../own-plans.ts';
import type { ProductDraft } from './draft.ts';

/** Sets who may buy a product. An omitted choice leaves it as it was; only the talent's own open plans can be named. */
export const saveAudience = async (tx: Tx, idTalent: number, idProduct: number, body: ProductDraft): Promise<void> => {
  const access = 'subscriptionAccess' in body ? body.subscriptionAccess : undefined;
  if (access === undefined) return;
  const plans = [...new Set(access?.validSubscriptions ?? [])];
  const audience = audienceOf(access);
  await requireOwnPlans(tx, idTalent, plans);
  await tx.updateTable('product').set({ audience }).where('id', '=', idProduct).execute();
  await tx.deleteFrom('product_plan').where('id_product', '=', idProduct).execute();
  const rows = plans.map((id_plan) => ({ id_product: idProduct, id_plan, id_talent: idTalent }));
  if (rows.length > 0) await tx.insertInto('product_plan').values(rows).execute();
};
