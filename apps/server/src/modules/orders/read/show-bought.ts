import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { isRefundReason } from '@stagedoor/contract/order-words';
import type { bought } from '@stagedoor/contract/schemas/buy';
import type { z } from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';
import { maskEmail } from '../../../platform/mask.ts';
import type { Payment } from '../../payments/index.ts';
import type { Deps } from '../deps.ts';
import { isPaid } from '../order.ts';
import { purpose } from '../orders.repo.ts';
import { acceptPayment } from '../paid/accept-payment.ts';
import { charityOf, checkoutOf, momentOf, productTypeOf } from './order.presenter.ts';
import { type ShownOrder, shownByReceipt } from './orders.queries.ts';

type Bought = z.output<typeof bought>;
type Input = { receipt: string; language: Language; caller: Caller };

/**
 * The outcome of a purchase. Asks the provider about an open payment, because buyers return before its webhook arrives.
 */
export const showBought =
  (deps: Deps) =>
  async ({ receipt, language, caller }: Input): Promise<Bought> => {
    const { database, payments } = deps;
    const find = async () =>
      (await database.inTransaction((tx) => shownByReceipt(tx, receipt, language))) ?? fail('pageNotFound');
    const found = await find();
    const { id, idPayment: si, state } = found.order;
    if (isPaid(found.order) || si === null) return boughtDto(found, caller, null);
    const payment = await payments.readPayment(si);
    const isNews = state === 'awaitingPayment' && payment.state === 'paid';
    if (!isNews) return boughtDto(found, caller, payment);
    // Accepts the payment now instead of waiting for the domain event, so that all pages agree.
    await database.inTransaction((tx) => acceptPayment(deps)(tx, { si, purpose, ref: String(id) }));
    return boughtDto(await find(), caller, payment);
  };

const boughtDto = (shown: ShownOrder, caller: Caller, payment: Payment | null): Bought => {
  const { order, product, talent } = shown;
  return {
    state: order.state,
    productType: productTypeOf(order),
    productName: product.name,
    idProduct: order.idProduct,
    idOwner: order.idTalent,
    ownerName: talent.name,
    buyer: isPaid(order) ? order.buyerKind : null,
    sentTo: isPaid(order) && order.buyerKind !== 'loggedIn' && order.email !== null ? maskEmail(order.email) : null,
    idOrder: 'idUser' in caller && caller.idUser === order.idBuyer ? order.id : null,
    total: order.price.total,
    isRenewal: order.payBy !== null,
    refundReason: order.state === 'refunded' && isRefundReason(order.reason) ? order.reason : null,
    dateCancelled: shown.variation.isCancelled,
    deadline: momentOf(order.deadlineAt),
    expressDeadline: momentOf(order.expressDeadlineAt),
    charity: charityOf(shown),
    checkout: order.state === 'awaitingPayment' && hasPage(payment) ? checkoutOf(order) : null,
    charge: payment?.keptCard ? { state: payment.state, problem: payment.problem } : null,
  };
};

/** A saved card is charged without a page, unless the bank requires 3-D Secure. */
const hasPage = (payment: Payment | null) => !payment?.keptCard || payment.state === 'needsAuthentication';
