import { orderReasons } from '@stagedoor/messages/order-reasons';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { lockOrder } from '../orders.repo.ts';
import { endOrder } from './end-order.ts';

/** Declines the unanswered messages to a talent, or those of a pack: the talent takes no messages any more. */
export const declineWaiting = async (
  tx: Tx,
  deps: Deps,
  { column, id: value }: { column: 'id_talent' | 'id_pack'; id: number },
): Promise<void> => {
  const waiting = await tx
    .selectFrom('orders')
    .select('id')
    .where(column, '=', value)
    .where('type', '=', 'MSG')
    .where('state', '=', 'processing')
    .orderBy('id')
    .execute();
  for (const { id } of waiting) {
    const order = await lockOrder(tx, id);
    const reason = orderReasons.messagesOff[order.language];
    if (order.state === 'processing') await endOrder(tx, deps, order, { to: 'declined', actor: 'talent', reason });
  }
};
