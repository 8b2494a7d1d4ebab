import type { Shares } from '@stagedoor/contract/earnings';
import { type Cents, cents, sum } from '@stagedoor/contract/money';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Deps } from '../deps.ts';
import { declineWaiting } from '../end/decline-waiting.ts';
import { reclaim } from '../money/reclaim.ts';
import { refundUnusedPart } from '../money/refund-order.ts';
import type { Order } from '../order.ts';
import { orderReturned } from '../orders.events.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { type Channel, channels } from './use-entitlement.ts';
import { voidUnusedUnits } from './void-unused-units.ts';

export const refundUnused = job(
  'orders.give-back-rests',
  z.object({
    idTalent: z.int(),
    kind: z.enum(channels).nullable(),
    closedAt: z.iso.datetime(),
    after: z.int(),
  }),
);
type Batch = z.output<(typeof refundUnused)['payload']>;

/** Queues refunds of unused units when the talent leaves or switches a channel off. */
export const refundUnusedUnits =
  ({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>) =>
  (tx: Tx, { idTalent, kind }: { idTalent: number; kind?: Channel }): Promise<void> =>
    jobs.queue(tx, refundUnused, { idTalent, kind: kind ?? null, closedAt: clock.now().toISOString(), after: 0 });

const batch = 100;

/**
 * Refunds a batch of packs, each in its own transaction, and queues the next batch. Later purchases are not affected.
 */
export const refundUnusedBatch =
  (deps: Deps) =>
  async ({ idTalent, kind, closedAt, after }: Batch): Promise<void> => {
    const packs = await deps.database.inTransaction((tx) =>
      tx
        .selectFrom('entitlement')
        .innerJoin('orders', 'orders.id', 'entitlement.id_order')
        .select('id_order')
        .where('entitlement.id_talent', '=', idTalent)
        .$if(kind !== null, (some) => some.where('kind', '=', kind ?? 'messages'))
        .where('left', '>', 0)
        .where('valid_until', '>', deps.clock.now())
        .where('state', '=', 'completed')
        .where('placed_at', '<=', new Date(closedAt))
        .where('id_order', '>', after)
        .orderBy('id_order')
        .limit(batch)
        .execute(),
    );
    for (const { id_order: idOrder } of packs) {
      await deps.database.inTransaction((tx) => refundUnusedOf(tx, deps, idOrder));
    }
    const last = packs.at(-1);
    if (!last || packs.length < batch) return;
    await deps.database.inTransaction((tx) =>
      deps.jobs.queue(tx, refundUnused, { idTalent, kind, closedAt, after: last.id_order }),
    );
  };

const refundUnusedOf = async (tx: Tx, deps: Deps, idOrder: number): Promise<void> => {
  // What is open now comes back into the pack first, to be refunded with the rest.
  await declineWaiting(tx, deps, { column: 'id_pack', id: idOrder });
  const order = await lockOrder(tx, idOrder);
  const { left, total } = await tx
    .selectFrom('entitlement')
    .select(['left', 'total'])
    .where('id_order', '=', idOrder)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (left === 0 || order.state !== 'completed' || (await isInCall(tx, idOrder))) return;
  const partOf = (share: Cents) => cents(Math.floor((share * left) / total));
  const { charity, platform, talent } = order.shares;
  const shares = { charity: partOf(charity), platform: partOf(platform), talent: partOf(talent) };
  await voidUnusedUnits(tx, idOrder);
  if (sum(Object.values(shares)) > 0) await refundRest(tx, deps, order, shares);
};

/** Its rest is refunded with what the call gives back. */
const isInCall = async (tx: Tx, idPack: number): Promise<boolean> => {
  const call = tx
    .selectFrom('orders')
    .select('id')
    .where('id_pack', '=', idPack)
    .where('type', '=', 'CALL')
    .where('state', '=', 'processing');
  return (await call.executeTakeFirst()) !== undefined;
};

/** Returns the price of what was paid for and not used. */
export const refundRest = async (tx: Tx, deps: Deps, order: Order, shares: Shares): Promise<void> => {
  const amount = sum(Object.values(shares));
  await reclaim(tx, deps, order, 'pack.reclaimed', shares);
  await refundUnusedPart(tx, deps, order, amount);
  await changeOrder(tx, order, { restReturned: amount });
  await deps.outbox.append(tx, orderReturned, { idOrder: order.id });
};
