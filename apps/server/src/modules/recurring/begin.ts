import { fail } from '@stagedoor/contract/errors';
import type { Cents } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import type { Purchase } from '../orders/index.ts';
import type { Agreement, Kind } from './agreement.ts';
import { nextBoundary } from './calendar.ts';
import type { Deps } from './deps.ts';
import { endAgreement } from './end.ts';
import { changeAgreement, insertAgreement, insertPeriod, lockLive, openPeriod } from './recurring.repo.ts';

export type Start = {
  kind: Kind;
  idUser: number;
  idTalent: number;
  /** The price of every period; a promo code in the purchase applies to the first. */
  amount: Cents;
  purchase: Purchase;
};

export type Started = { idAgreement: number; result: string; receipt: string };

/**
 * Begins an agreement with the order of its first period; it is in force once that is paid. Repeated with the same
 * terms, for example from a second tab, it continues at the same payment page. Refuses with 1066 while one is in force.
 */
export const beginAgreement =
  (deps: Deps) =>
  async (tx: Tx, start: Start): Promise<Started> => {
    const { kind, idUser, idTalent, amount, purchase } = start;
    const at = deps.clock.now();
    const row = {
      kind,
      id_user: idUser,
      id_talent: idTalent,
      id_product: purchase.idProduct,
      amount,
      language: purchase.language,
      created_at: at,
    };
    const made = await insertAgreement(tx, row);
    if (!made) {
      const live = await lockLive(tx, start);
      // Ended a moment ago.
      if (!live) return fail('serviceLater');
      if (live.state !== 'starting') return fail('subscriptionActive');
      const same = await continueWith(tx, live, start);
      if (same) return same;
      await endAgreement(deps)(tx, live, 'unpaid');
    }
    const agreement = made ?? (await insertAgreement(tx, row)) ?? fail('serviceLater');
    const { idOrder, ...placed } = await deps.orders.place(tx, purchase);
    await insertPeriod(tx, {
      id_agreement: agreement.id,
      id_order: idOrder,
      id_product: purchase.idProduct,
      amount,
      from_at: at,
      until: nextBoundary(at, at),
    });
    // Placing the order has refused a card that is not the fan's.
    if (purchase.card.kind === 'kept') await changeAgreement(tx, agreement, { id_card: purchase.card.idCard });
    return { idAgreement: agreement.id, ...placed };
  };

/** The payment that was begun for the same terms. */
const continueWith = async (tx: Tx, live: Agreement, { purchase, amount }: Start): Promise<Started | null> => {
  const period = await openPeriod(tx, live);
  if (!period || live.id_product !== purchase.idProduct || live.amount !== amount) return null;
  const order = await tx
    .selectFrom('orders')
    .innerJoin('payment', 'payment.id', 'orders.id_payment')
    .select(['receipt', 'total', 'promo_code', 'payment.id as si', 'kept_card'])
    .where('orders.id', '=', period.id_order)
    .executeTakeFirst();
  const shown = purchase.placedBy === 'buyer' ? purchase.shown : (purchase.agreed ?? amount);
  const wantsPage = purchase.card.kind === 'page';
  if (!order || order.kept_card || !wantsPage || order.total !== shown) return null;
  return { idAgreement: live.id, receipt: order.receipt, result: `/redirect/stripe-checkout?si=${order.si}` };
};
