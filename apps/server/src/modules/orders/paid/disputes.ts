import type { Tx } from '../../../platform/database/database.ts';
import { escrow, platform, transfer } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { releaseReserved } from '../end/end-order.ts';
import { leftOf, refundWalletPart } from '../money/refund-order.ts';
import { type DisputedInWork, isRunning } from '../order.ts';
import { orderChanged } from '../orders.events.ts';
import { lockPaidFor, moveOrder } from '../orders.repo.ts';
import { resumeOrder } from '../watch/resume-order.ts';

type Named = { purpose: string; ref: string };

/**
 * A card dispute: until it is decided nothing is delivered or paid out. We bear the loss of what was paid out before.
 */
export const disputeOrder =
  ({ clock, outbox }: Pick<Deps, 'clock' | 'outbox'>) =>
  async (tx: Tx, named: Named): Promise<void> => {
    const order = await lockPaidFor(tx, named);
    if (!order || !isRunning(order)) return;
    await moveOrder(tx, order, { to: 'disputed', actor: 'system', at: clock.now(), reason: 'card' });
    await outbox.append(tx, orderChanged, { idOrder: order.id });
  };

/**
 * If won, the order resumes; if lost, we keep what escrow holds for the card part, because the bank took it from us.
 */
export const settleDispute =
  (deps: Deps) =>
  async (tx: Tx, { won, ...named }: Named & { won: boolean }): Promise<void> => {
    const order = await lockPaidFor(tx, named);
    if (order && !won) await deps.certificates.revoke(tx, { idOrder: order.id, reason: 'chargeback' });
    if (order?.state !== 'disputed' || order.completedAt !== null || order.reason !== 'card') return;
    await (won ? goOn(tx, deps, order) : lose(tx, deps, order));
    await deps.outbox.append(tx, orderChanged, { idOrder: order.id });
  };

const goOn = async (tx: Tx, deps: Deps, order: DisputedInWork) => {
  const before = await tx
    .selectFrom('order_event')
    .select('state')
    .where('id_order', '=', order.id)
    .where('state', '<>', 'disputed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await resumeOrder(tx, deps, order, { to: before.state, actor: 'system', at: deps.clock.now() });
};

const lose = async (tx: Tx, deps: Deps, order: DisputedInWork) => {
  const { clock, ledger } = deps;
  const at = clock.now();
  const postings = transfer(escrow(order.id), platform, leftOf(order).card);
  await ledger.post(tx, { kind: 'order.disputeLost', ref: order.id, at, postings });
  await refundWalletPart(tx, deps, order);
  await releaseReserved(tx, deps, order);
  await moveOrder(tx, order, { to: 'refunded', actor: 'system', at, reason: 'card' });
};
