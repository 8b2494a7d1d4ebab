import type { Tx } from '../../../platform/database/database.ts';
import { releaseEarning } from '../dates/dispute-date.ts';
import type { Deps } from '../deps.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { orderChanged } from '../orders.events.ts';
import { changeOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';

/**
 * The buyer has the parcel: releases the talent's share now instead of after the usual days. The buyer can report a
 * problem for as long as before.
 */
export const confirmReceipt =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, idOrder: number): Promise<void> => {
    const order = await lockOrderForAction(tx, deps, {
      idOrder,
      role: 'buyer',
      idUser,
      may: rules.buyer.confirmReceipt,
    });
    await changeOrder(tx, order, { receivedAt: deps.clock.now() });
    await releaseEarning(tx, deps, order);
    await deps.outbox.append(tx, orderChanged, { idOrder });
  };
