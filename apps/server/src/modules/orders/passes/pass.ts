import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { isIn, type Order } from '../order.ts';

/** The ticket of one guest. */
export type Pass = { number: number; guestName: string | null; checkedInAt: Date | null };

export const isAttended = ({ type }: Pick<Order, 'type'>) => ruleOf(type).fulfilment === 'attendance';

/** Its passes admit their guests. Those of every other order are void. */
export const admits = isIn('processing', 'completed');

export const passesOf = (tx: Tx, idOrder: number): Promise<Pass[]> =>
  tx
    .selectFrom('order_pass')
    .select(['number', 'guest_name as guestName', 'checked_in_at as checkedInAt'])
    .where('id_order', '=', idOrder)
    .orderBy('number')
    .execute();

/** Whoever buys is the first guest, unless they say otherwise. A guest without an account may have given no name. */
export const guestNameOf = ({ number, guestName }: Pick<Pass, 'number' | 'guestName'>, buyer: string): string | null =>
  guestName ?? (number === 1 && buyer !== '' ? buyer : null);
