import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { isRefundReason } from '@stagedoor/contract/order-words';
import type { bought } from '@stagedoor/contract/schemas/order';
import type { z } from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Payment } from '../../payments/index.ts';
import type { Deps } from '../deps.ts';
import { isPaid } from '../order.ts';
import { purpose } from '../orders.repo.ts';
import { acceptPayment } from '../paid/accept-payment.ts';
import { charityOf, checkoutOf, momentOf, productTypeOf } from './order.presenter.ts';
import { type ShownOrder, shownByReceipt } from './orders.queries.ts';

type Bought = z.output<typeof bought>;
type Asked = { receipt: string; language: Language; caller: Caller };

/** How a purchase went. A payment that is still open is asked for at the provider: people are back before its message is. */
export const showBought =
  (deps: Deps) =>
  async ({ receipt, language, caller }: Asked): Promise<Bought> => {
    const { database, payments } = deps;
    const find = async () =>
      (await database.inTransaction((tx) => shownByReceipt(tx, receipt, language))) ?? fail('pageNotFound');
    const found = await find();
    const { id, idPayment: si, state } = found.order;
    if (isPaid(found.order) || si === null) return boughtDto(found, caller, null);
    const payment = await payments.readPayment(si);
    const isNews = state === 'awaitingPayment' && payment.state === 'paid';
    if (!isNews) return boughtDto(found, caller, payment);
    // The order would hear of it a moment later; told now, every page says the same about it.
    await database.inTransaction((tx) => acceptPayment(deps)(tx, { purpose, ref: String(id) }));
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
    idOrder: 'idUser' in caller && caller.idUser === order.idBuyer ? order.id : null,
    total: order.price.total,
    refundReason: order.state === 'refunded' && isRefundReason(order.reason) ? order.reason : null,
    deadline: momentOf(order.deadlineAt),
    charity: charityOf(shown),
    checkout: order.state === 'awaitingPayment' && hasPage(payment) ? checkoutOf(order) : null,
    charge: payment?.keptCard ? { state: payment.state, problem: payment.problem } : null,
  };
};

/** A kept card is charged without one, unless the bank wants to ask. */
const hasPage = (payment: Payment | null) => !payment?.keptCard || payment.state === 'needsAuthentication';
