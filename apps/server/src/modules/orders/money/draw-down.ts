import { shareOut } from '@stagedoor/contract/earnings';
import { fail } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { orderCompleted } from '../orders.facts.ts';
import { changeOrder, lockOrder, moveOrder } from '../orders.repo.ts';
import { countDonated } from './count-donated.ts';
import { type Draw, drawnShares, drawOf, drawsOf, occasionOf } from './draws.repo.ts';
import { giveBackUndrawn } from './give-back.ts';
import { shareLegs } from './pay-out.ts';

/** Pays out a part of what an order holds in escrow, shared as the order is. All parts together are its shares to the cent. */
export const drawDown =
  (deps: Deps) =>
  async (tx: Tx, draw: Draw): Promise<void> => {
    const { idOrder, amount, ref } = draw;
    const order = await lockOrder(tx, idOrder);
    const known = await drawOf(tx, draw);
    if (known)
      return known.amount === amount ? undefined : fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    if (order.state !== 'processing') return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    if (amount > order.total - order.returned - order.drawn) return fail('notEnoughMoney');
    const before = drawnShares(await drawsOf(tx, idOrder));
    const left = {
      charity: cents(order.charity - before.charity),
      platform: cents(order.platform - before.platform),
      talent: cents(order.talent - before.talent),
    };
    const shares = shareOut(left, amount);
    const at = deps.clock.now();
    await tx
      .insertInto('order_draw')
      .values({ id_order: idOrder, ref, amount, ...shares, at })
      .execute();
    await changeOrder(tx, order, { drawn: order.drawn + amount });
    const occasion = occasionOf(draw);
    await deps.ledger.post(tx, { ...occasion, at, postings: shareLegs(order, shares) });
    if (order.id_fund !== null) await countDonated(tx, order, shares.charity);
    if (shares.talent === 0) return;
    const releaseAt = hoursAfter(at, ruleOf(order.type).pendingHours);
    await deps.wallet.earn(tx, { ...occasion, idUser: order.id_talent, amount: shares.talent, releaseAt });
  };

/** Nothing more will be earned: what was not drawn goes back the way it came, and the order is done. */
export const completeDrawn =
  (deps: Deps) =>
  async (tx: Tx, idOrder: number): Promise<void> => {
    const order = await lockOrder(tx, idOrder);
    if (order.state !== 'processing' || order.drawn === 0)
      return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    const at = deps.clock.now();
    await giveBackUndrawn(tx, deps, order);
    const shares = drawnShares(await drawsOf(tx, idOrder));
    const done = { ...shares, returned: order.total - order.drawn, completed_at: at, delivered_at: at };
    await moveOrder(tx, order, { to: 'completed', actor: 'system', at }, done);
    await deps.outbox.append(tx, orderCompleted, { idOrder });
  };
