import type { RefundReason } from '@stagedoor/contract/order-words';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { giveBack, giveBackCardPart } from '../money/give-back.ts';
import { reclaim } from '../money/reclaim.ts';
import type {
  DisputedInWork,
  DisputedWhenDone,
  OpenOrder,
  Order,
  OrderChange,
  OrderIn,
  UnpaidOrder,
} from '../order.ts';
import { orderReturned } from '../orders.facts.ts';
import { changeOrder, type Move, moveOrder } from '../orders.repo.ts';
import { returnUnused } from '../packs/give-back-rest.ts';

type Ending = Omit<Move, 'at'>;

/** Ends it: the money goes back where it came from, and stock and promo code are free again. */
const end = async (tx: Tx, deps: Deps, order: OpenOrder | DisputedInWork, ending: Ending): Promise<void> => {
  const ended = await free(tx, deps, order, ending);
  await returnMoney(tx, deps, ended);
};

const free = async (tx: Tx, deps: Deps, order: Order, ending: Ending, change: OrderChange = {}): Promise<Order> => {
  const { catalogue, promotions, clock } = deps;
  await catalogue.stock.release(tx, order.holdRef);
  await promotions.uses.release(tx, order.holdRef);
  return moveOrder(tx, order, { ...ending, at: clock.now() }, change);
};

const returnMoney = async (tx: Tx, deps: Deps, order: Order, back = giveBack) => {
  await back(tx, deps, order);
  await deps.outbox.append(tx, orderReturned, { idOrder: order.id });
};

export const endOrder = Object.assign(end, {
  /** The money stays for a while, so that the buyer can decide what becomes of it. */
  keepingMoney: async (tx: Tx, deps: Deps, order: OpenOrder, ending: Ending, until: Date): Promise<void> => {
    await free(tx, deps, order, ending, { refundDueAt: until });
  },
  /** Nobody decided in that while. */
  late: async (tx: Tx, deps: Deps, order: OrderIn<'expired'>): Promise<void> => {
    await returnMoney(tx, deps, await changeOrder(tx, order, { refundDueAt: null }));
  },
  /** Paid, and it does not start. When it lapsed before, the wallet has had its part back since then. */
  insteadOfStarting: async (tx: Tx, deps: Deps, order: UnpaidOrder, reason: RefundReason): Promise<void> => {
    const ending = { to: 'refunded', actor: 'system', reason } as const;
    const ended = await free(tx, deps, order, ending, { paidAt: deps.clock.now() });
    await returnMoney(tx, deps, ended, order.state === 'expired' ? giveBackCardPart : giveBack);
  },
  /** It was done and paid out, and should not have been. What was handed over is not for sale again. */
  paidOut: async (tx: Tx, deps: Deps, order: DisputedWhenDone, ending: Ending): Promise<void> => {
    if (order.price.total > order.returned) await reclaim(tx, deps, order, 'order.reclaimed', order.shares);
    await returnUnused(tx, order.id);
    await returnMoney(tx, deps, await moveOrder(tx, order, { ...ending, at: deps.clock.now() }));
  },
});
