import { type OrderRequest, orderRequestOf } from '@stagedoor/contract/schemas/purchase';
import type { Tx } from '../../../platform/database/database.ts';
import type { Order } from '../order.ts';
import { refuseFields } from '../place/read-form.ts';
import { requireSpoken } from '../place/require-spoken.ts';

/** What the talent works from, as the order's type requires it and in a language that they speak. */
export const readRequest = async (tx: Tx, order: Order, typed: OrderRequest): Promise<OrderRequest> => {
  const { data: request, error } = orderRequestOf(order.type).safeParse(typed, { reportInput: true });
  if (error) return refuseFields(error);
  requireSpoken(await languagesFor(tx, order), request);
  return request;
};

/** The one that was agreed stays possible when the talent has removed it since. */
const languagesFor = async (tx: Tx, { idTalent, fields: { greetingLanguage } }: Order): Promise<string[]> => {
  const talent = await tx.selectFrom('talent').select('languages').where('id_user', '=', idTalent).executeTakeFirst();
  return [...(talent?.languages ?? []), ...(greetingLanguage ? [greetingLanguage] : [])];
};
