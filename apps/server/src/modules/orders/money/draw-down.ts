import { shareOut } from '@stagedoor/contract/earnings';
import { fail } from '@stagedoor/contract/errors';
import { add, type Cents, subtract } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { leftInEscrow, type Order, type OrderIn } from '../order.ts';
import { orderCompleted } from '../orders.events.ts';
import { changeOrder, lockOrder, moveOrder } from '../orders.repo.ts';
import { countDonated } from './count-donated.ts';
import { type Draw, drawnShares, drawOf, drawsOf, entryKeyOf } from './draws.repo.ts';
import { shareLegs } from './pay-out.ts';
import { refundUndrawn } from './refund-order.ts';

/** Pays out a part of an order's escrow, split like the order. All parts add up to its shares to the cent. */
export const drawDown =
  (deps: Deps) =>
  async (tx: Tx, draw: Draw): Promise<void> => {
    const { idOrder, amount } = draw;
    const order = await lockOrder(tx, idOrder);
    const known = await drawOf(tx, draw);
    if (known)
      return known.amount === amount ? undefined : fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    if (order.state !== 'processing') return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    if (amount > leftInEscrow(order)) return fail('notEnoughMoney');
    await payPart(tx, deps, order, draw);
  };

const payPart = async (tx: Tx, deps: Deps, order: Order, draw: Draw): Promise<Order> => {
  const { idOrder, amount, ref } = draw;
  const before = drawnShares(await drawsOf(tx, idOrder));
  const left = {
    charity: subtract(order.shares.charity, before.charity),
    platform: subtract(order.shares.platform, before.platform),
    talent: subtract(order.shares.talent, before.talent),
  };
  const shares = shareOut(left, amount);
  const at = deps.clock.now();
  await tx
    .insertInto('order_draw')
    .values({ id_order: idOrder, ref, amount, ...shares, at })
    .execute();
  const drawn = await changeOrder(tx, order, { drawn: add(order.drawn, amount) });
  const entry = entryKeyOf(draw);
  await deps.ledger.post(tx, { ...entry, at, postings: shareLegs(order, shares) });
  if (order.fund) await countDonated(tx, order, shares.charity);
  if (shares.talent === 0) return drawn;
  const releaseAt = hoursAfter(at, ruleOf(order.type).pendingHours);
  await deps.wallet.earn(tx, { ...entry, idUser: order.idTalent, amount: shares.talent, releaseAt });
  return drawn;
};

/** Pays out one part, if any, and ends the order with it. */
export const completeWith = async (tx: Tx, deps: Deps, order: OrderIn<'processing'>, amount: Cents): Promise<void> => {
  const drawn = amount === 0 ? order : await payPart(tx, deps, order, { idOrder: order.id, amount, ref: 'whole' });
  await complete(tx, deps, drawn);
};

/** Ends partial payouts: returns what was not drawn to where it came from, and completes the order. */
export const completeDrawn =
  (deps: Deps) =>
  async (tx: Tx, idOrder: number): Promise<void> => {
    const order = await lockOrder(tx, idOrder);
    if (order.state !== 'processing' || order.drawn === 0)
      return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    await complete(tx, deps, order);
  };

const complete = async (tx: Tx, deps: Deps, order: Order): Promise<void> => {
  const at = deps.clock.now();
  await refundUndrawn(tx, deps, order);
  const shares = drawnShares(await drawsOf(tx, order.id));
  const done = { shares, returned: subtract(order.price.total, order.drawn), completedAt: at, deliveredAt: at };
  await moveOrder(tx, order, { to: 'completed', actor: 'system', at }, done);
  await deps.outbox.append(tx, orderCompleted, { idOrder: order.id });
};
