import { shareOut } from '@stagedoor/contract/earnings';
import type { Language } from '@stagedoor/contract/limits';
import { type Cents, subtract, zero } from '@stagedoor/contract/money';
import { orderReasons } from '@stagedoor/messages/order-reasons';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import type { OrderIn } from '../order.ts';
import { changeOrder, lockOrder, type Move } from '../orders.repo.ts';
import { releaseAndExpire } from '../paid/give-up-order.ts';
import { completeWith } from './draw-down.ts';

/** Why nothing was earned. `withdrawn`: by the buyer. `declined`, `late`: by the talent, which counts on their record. */
export type Unearned = 'notHeld' | 'withdrawn' | 'declined' | 'late';
type Outcome = { idOrder: number } & ({ earned: Cents } | { earned: null; because: Unearned });

/** Ends an order whose price was only set aside: pays out what was earned of it, and returns the rest. Idempotent. */
export const settleHeld =
  (deps: Deps) =>
  async (tx: Tx, { idOrder, ...outcome }: Outcome): Promise<void> => {
    const order = await lockOrder(tx, idOrder);
    if (order.state === 'awaitingPayment') return settleCard(tx, deps, order, outcome.earned);
    if (order.state !== 'processing') return;
    if (outcome.earned === null) return endOrder(tx, deps, order, endingOf(outcome.because, order.language));
    await completeWith(tx, deps, order, outcome.earned);
  };

const endingOf = (because: Unearned, language: Language): Omit<Move, 'at'> => {
  if (because === 'declined') return { to: 'declined', actor: 'talent', reason: orderReasons.callDeclined[language] };
  if (because === 'late') return { to: 'expired', actor: 'system' };
  return { to: 'cancelled', actor: because === 'withdrawn' ? 'buyer' : 'system' };
};

/** What was authorised is captured after the commit, which pays and completes the order. */
const settleCard = async (
  tx: Tx,
  deps: Deps,
  order: OrderIn<'awaitingPayment'>,
  earned: Cents | null,
): Promise<void> => {
  const { idPayment: si, price, shares } = order;
  const amount = earned ?? zero;
  const isDecided = si !== null && (await deps.payments.capture(tx, { si, amount }));
  if (!isDecided || amount === 0) return releaseAndExpire(tx, deps, order);
  await changeOrder(tx, order, { returned: subtract(price.total, amount), shares: shareOut(shares, amount) });
};
