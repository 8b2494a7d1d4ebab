import { type Cents, cents, sum } from '@stagedoor/contract/money';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Deps } from '../deps.ts';
import { giveBackRest } from '../money/give-back.ts';
import { reclaim } from '../money/reclaim.ts';
import { orderReturned } from '../orders.facts.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { type Channel, channels } from './use-entitlement.ts';

export const giveBackSomeRests = job(
  'orders.give-back-rests',
  z.object({
    idTalent: z.int(),
    kind: z.enum(channels).nullable(),
    closedAt: z.iso.datetime(),
    after: z.int(),
  }),
);
type Batch = z.output<(typeof giveBackSomeRests)['payload']>;

/** The talent leaves or closes a channel: whoever has something left gets back what it cost, a moment later. */
export const giveBackRests =
  ({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>) =>
  (tx: Tx, { idTalent, kind }: { idTalent: number; kind?: Channel }): Promise<void> =>
    jobs.queue(tx, giveBackSomeRests, { idTalent, kind: kind ?? null, closedAt: clock.now().toISOString(), after: 0 });

const batch = 100;

/** Some of the packs, each in a transaction of its own; the next ones are another job. What came later is not touched. */
export const giveBackBatch =
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
      await deps.database.inTransaction((tx) => giveBackOne(tx, deps, idOrder));
    }
    const last = packs.at(-1);
    if (!last || packs.length < batch) return;
    await deps.database.inTransaction((tx) =>
      deps.jobs.queue(tx, giveBackSomeRests, { idTalent, kind, closedAt, after: last.id_order }),
    );
  };

const giveBackOne = async (tx: Tx, deps: Deps, idOrder: number): Promise<void> => {
  const order = await lockOrder(tx, idOrder);
  const { left, total } = await tx
    .selectFrom('entitlement')
    .select(['left', 'total'])
    .where('id_order', '=', idOrder)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (left === 0 || order.state !== 'completed') return;
  const partOf = (share: Cents) => cents(Math.floor((share * left) / total));
  const { charity, platform, talent } = order.shares;
  const shares = { charity: partOf(charity), platform: partOf(platform), talent: partOf(talent) };
  const amount = sum(Object.values(shares));
  await returnUnused(tx, idOrder);
  if (amount === 0) return;
  await reclaim(tx, deps, order, 'pack.reclaimed', shares);
  await giveBackRest(tx, deps, order, amount);
  await changeOrder(tx, order, { restReturned: amount });
  await deps.outbox.append(tx, orderReturned, { idOrder });
};

/** Nothing of the pack can be used any more. */
export const returnUnused = async (tx: Tx, idOrder: number): Promise<void> => {
  await tx
    .updateTable('entitlement')
    .set((eb) => ({ left: 0, returned: eb('returned', '+', eb.ref('left')) }))
    .where('id_order', '=', idOrder)
    .execute();
};
