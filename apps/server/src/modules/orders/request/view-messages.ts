import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { orderChanged } from '../orders.events.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { isUnread } from '../rules.ts';

/** The talent has read these messages. What was viewed or settled before stays as it is. */
export const viewMessages =
  ({ clock, outbox }: Pick<Deps, 'clock' | 'outbox'>) =>
  async (tx: Tx, idTalent: number, orders: readonly number[]): Promise<void> => {
    for (const idOrder of orders) {
      const order = await lockOrder(tx, idOrder);
      if (order.idTalent !== idTalent || !isUnread(order)) continue;
      await changeOrder(tx, order, { begunAt: clock.now() });
      await outbox.append(tx, orderChanged, { idOrder });
    }
  };
