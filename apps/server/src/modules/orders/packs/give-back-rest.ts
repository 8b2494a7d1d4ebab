import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { giveBackRest } from '../money/give-back.ts';
import { reclaim } from '../money/reclaim.ts';
import { orderReturned } from '../orders.facts.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import type { Channel } from './use-entitlement.ts';

/** The talent leaves or closes a channel: whoever has something left gets back what it cost. */
export const giveBackRests =
  (deps: Deps) =>
  async (tx: Tx, { idTalent, kind }: { idTalent: number; kind?: Channel }): Promise<void> => {
    const packs = await tx
      .selectFrom('entitlement')
      .innerJoin('orders', 'orders.id', 'entitlement.id_order')
      .select('id_order')
      .where('entitlement.id_talent', '=', idTalent)
      .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? 'messages'))
      .where('left', '>', 0)
      .where('valid_until', '>', deps.clock.now())
      .where('state', '=', 'completed')
      .orderBy('id_order')
      .execute();
    for (const { id_order: idOrder } of packs) await giveBackOne(tx, deps, idOrder);
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
  const partOf = (share: number) => cents(Math.floor((share * left) / total));
  const shares = { charity: partOf(order.charity), platform: partOf(order.platform), talent: partOf(order.talent) };
  const amount = cents(shares.charity + shares.platform + shares.talent);
  await returnUnused(tx, idOrder);
  if (amount === 0) return;
  await reclaim(tx, deps, order, 'pack.reclaimed', shares);
  await giveBackRest(tx, deps, order, amount);
  await changeOrder(tx, order, { rest_returned: amount });
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
