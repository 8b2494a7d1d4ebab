import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { paidOut } from '../money/pay-out.ts';
import type { Order } from '../order.ts';
import { paidOutAt } from '../rules.ts';
import { settleDate } from './dates.jobs.ts';

/** Whether a date took place; null while that is open. `reason` is what staff or the talent said when they decided. */
export type DateDispute = {
  tookPlace: boolean | null;
  decidedAt: Date | null;
  decidedBy: 'staff' | 'talent' | null;
  reason: string | null;
};

export const disputeOf = async (tx: Tx, idVariation: number): Promise<DateDispute | undefined> =>
  tx
    .selectFrom('date_dispute')
    .leftJoin('orders', 'orders.id', 'id_order')
    .select(['took_place as tookPlace', 'decided_at as decidedAt', 'decided_by as decidedBy', 'reason'])
    .where('date_dispute.id_variation', '=', idVariation)
    .$castTo<DateDispute>()
    .executeTakeFirst();

/** The expected release shown to the talent: longer than staff have. Held earnings are never released before the decision. */
const heldUntil = (now: Date) =>
  hoursAfter(now, limits.orders.problemAnswerHours + 2 * limits.orders.problemDecideHours);

const earningOf = ({ id, idTalent }: Pick<Order, 'id' | 'idTalent'>) => ({
  idUser: idTalent,
  kind: paidOut,
  refs: [id],
});

/** Holds the talent's earning from an order until its problem is decided. */
export const holdEarning = (tx: Tx, { wallet, clock }: Deps, order: Order): Promise<void> =>
  wallet.hold(tx, earningOf(order), heldUntil(clock.now()));

/** Releases the earning at its usual time, or now if that has passed. An open dispute about the date keeps it held. */
export const releaseHeldEarning = async (tx: Tx, { wallet, clock }: Deps, order: Order & { completedAt: Date }) => {
  if ((await disputeOf(tx, order.idVariation))?.tookPlace === null) return;
  const usual = paidOutAt(order);
  const now = clock.now();
  await wallet.releaseHeld(tx, earningOf(order), usual > now ? usual : now);
};

/** Releases the earning now, unless it is held. */
export const releaseEarning = (tx: Tx, { wallet }: Pick<Deps, 'wallet'>, order: Order): Promise<void> =>
  wallet.releaseNow(tx, earningOf(order));

/** A guest reports that the date did not take place: holds the talent's earnings from all orders of that date. */
export const disputeDate = async (tx: Tx, deps: Deps, { idVariation, idTalent: idUser }: Order): Promise<void> => {
  await deps.catalogue.dates.lock(tx, idVariation);
  const now = deps.clock.now();
  const opened = await tx
    .insertInto('date_dispute')
    .values({ id_variation: idVariation, opened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id_variation')
    .executeTakeFirst();
  if (!opened) return;
  const orders = await tx
    .selectFrom('orders')
    .select('id')
    .where('id_variation', '=', idVariation)
    .where('type', 'in', ['EVENT', 'MUSEUM_TOUR'])
    .where('state', '=', 'completed')
    .execute();
  await deps.wallet.hold(tx, { idUser, kind: paidOut, refs: orders.map(({ id }) => id) }, heldUntil(now));
};

type Decision = { tookPlace: boolean; by: 'staff' | 'talent'; openedAt: Date };

/** Decides for all guests of the date; a job settles their orders. A report after the decision concerns one order only. */
export const decideDate = async (
  tx: Tx,
  deps: Deps,
  order: Order,
  { tookPlace, by, openedAt }: Decision,
): Promise<void> => {
  const { idVariation, id } = order;
  await deps.catalogue.dates.lock(tx, idVariation);
  const dispute = await disputeOf(tx, idVariation);
  if (dispute?.decidedAt) {
    if (dispute.decidedAt >= openedAt) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    return;
  }
  await tx
    .updateTable('date_dispute')
    .set({ decided_at: deps.clock.now(), took_place: tookPlace, decided_by: by, id_order: id })
    .where('id_variation', '=', idVariation)
    .execute();
  await deps.jobs.queue(tx, settleDate, { idVariation, after: 0 });
};
