import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { isRefundReason } from '@stagedoor/contract/order-words';
import { wireType } from '@stagedoor/contract/product-types';
import type { bought } from '@stagedoor/contract/schemas/order';
import type { z } from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Payment } from '../../payments/index.ts';
import type { Deps } from '../deps.ts';
import { purpose } from '../orders.repo.ts';
import { acceptPayment } from '../paid/accept-payment.ts';
import { charityOf, checkoutOf, momentOf } from './order.presenter.ts';
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
    const row = await find();
    const { id, id_payment: si } = row;
    if (row.paid_at !== null || si === null) return boughtDto(row, caller, null);
    const payment = await payments.readPayment(si);
    const isNews = row.state === 'awaitingPayment' && payment.state === 'paid';
    if (!isNews) return boughtDto(row, caller, payment);
    // The order would hear of it a moment later; told now, every page says the same about it.
    await database.inTransaction((tx) => acceptPayment(deps)(tx, { purpose, ref: String(id) }));
    return boughtDto(await find(), caller, payment);
  };

const boughtDto = (row: ShownOrder, caller: Caller, payment: Payment | null): Bought => ({
  state: row.state,
  productType: wireType(row.type, row.id_fund !== null),
  productName: row.product_name,
  idProduct: row.id_product,
  idOwner: row.id_talent,
  ownerName: row.talent_name,
  buyer: row.paid_at === null ? null : row.buyer,
  idOrder: 'idUser' in caller && caller.idUser === row.id_buyer ? row.id : null,
  total: cents(row.total),
  refundReason: row.state === 'refunded' && isRefundReason(row.reason) ? row.reason : null,
  deadline: momentOf(row.deadline_at),
  charity: charityOf(row),
  checkout: row.state === 'awaitingPayment' && hasPage(payment) ? checkoutOf(row) : null,
  charge: payment?.keptCard ? { state: payment.state, problem: payment.problem } : null,
});

/** A kept card is charged without one, unless the bank wants to ask. */
const hasPage = (payment: Payment | null) => !payment?.keptCard || payment.state === 'needsAuthentication';
