import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { orderHeld } from '../orders.events.ts';
import { lockPaidFor } from '../orders.repo.ts';

type Named = { si: string; purpose: string; ref: string };

/** The price of an order is authorised on a card, to be captured by `settle`. One that is no longer wanted is released. */
export const acceptHold =
  ({ outbox, payments }: Pick<Deps, 'outbox' | 'payments'>) =>
  async (tx: Tx, { si, ...named }: Named): Promise<void> => {
    const order = await lockPaidFor(tx, named);
    if (order?.state === 'awaitingPayment') await outbox.append(tx, orderHeld, { idOrder: order.id });
    else if (order) await payments.release(tx, si);
  };
