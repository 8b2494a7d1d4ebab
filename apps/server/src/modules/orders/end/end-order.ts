import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { giveBack, giveBackCardPart } from '../money/give-back.ts';
import { reclaim } from '../money/reclaim.ts';
import { orderReturned } from '../orders.facts.ts';
import { changeOrder, type Move, moveOrder, type Order } from '../orders.repo.ts';
import { returnUnused } from '../packs/give-back-rest.ts';

type Ending = Omit<Move, 'at'>;

/** Ends it: the money goes back where it came from, and stock and promo code are free again. */
const end = async (tx: Tx, deps: Deps, order: Order, ending: Ending): Promise<void> => {
  const ended = await free(tx, deps, order, ending, null);
  await returnMoney(tx, deps, ended);
};

const free = async (tx: Tx, deps: Deps, order: Order, ending: Ending, refundDueAt: Date | null): Promise<Order> => {
  const { catalogue, promotions, clock } = deps;
  await catalogue.stock.release(tx, order.hold_ref);
  await promotions.uses.release(tx, order.hold_ref);
  return moveOrder(tx, order, { ...ending, at: clock.now() }, { refund_due_at: refundDueAt });
};

const returnMoney = async (tx: Tx, deps: Deps, order: Order) => {
  await giveBack(tx, deps, order);
  await deps.outbox.append(tx, orderReturned, { idOrder: order.id });
};

export const endOrder = Object.assign(end, {
  /** The money stays for a while, so that the buyer can decide what becomes of it. */
  keepingMoney: async (tx: Tx, deps: Deps, order: Order, ending: Ending, until: Date): Promise<void> => {
    await free(tx, deps, order, ending, until);
  },
  /** Paid too late: the wallet has had its part back since it lapsed. */
  paidLate: async (tx: Tx, deps: Deps, order: Order, ending: Ending): Promise<void> => {
    const ended = await free(tx, deps, order, ending, null);
    await giveBackCardPart(tx, deps, ended);
    await deps.outbox.append(tx, orderReturned, { idOrder: order.id });
  },
  /** It was done and paid out, and should not have been. What was handed over is not for sale again. */
  paidOut: async (tx: Tx, deps: Deps, order: Order, ending: Ending): Promise<void> => {
    if (order.total > order.returned) await reclaim(tx, deps, order, 'order.reclaimed', order);
    await returnUnused(tx, order.id);
    await returnMoney(tx, deps, await moveOrder(tx, order, { ...ending, at: deps.clock.now() }));
  },
  /** Nobody decided in that while. */
  late: async (tx: Tx, deps: Deps, order: Order): Promise<void> => {
    await returnMoney(tx, deps, await changeOrder(tx, order, { refund_due_at: null }));
  },
});
