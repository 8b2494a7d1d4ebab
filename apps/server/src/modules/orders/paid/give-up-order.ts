import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { letGo } from '../money/give-back.ts';
import { checkoutLapsed } from '../orders.facts.ts';
import { lockPaidFor, moveOrder } from '../orders.repo.ts';

type Named = { purpose: string; ref: string };

/** Nobody paid in time: everything that was set aside is free again. */
export const giveUpOrder =
  (deps: Deps) =>
  async (tx: Tx, named: Named): Promise<void> => {
    const order = await lockPaidFor(tx, named);
    if (order?.state !== 'awaitingPayment') return;
    await deps.catalogue.stock.release(tx, order.holdRef);
    await deps.promotions.uses.release(tx, order.holdRef);
    await letGo(tx, deps, order);
    await moveOrder(tx, order, { to: 'expired', actor: 'system', at: deps.clock.now(), reason: 'unpaid' });
    if (order.buyerKind === 'loggedIn') await deps.outbox.append(tx, checkoutLapsed, { idOrder: order.id });
  };
