import type { Language } from '@stagedoor/contract/limits';
import { type Cents, format, subtract } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import { orderMailTexts } from '@stagedoor/messages/notices/orders';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import { fill } from '@stagedoor/messages/words';
import type { Tx } from '../../../platform/database/database.ts';
import type { LetterParts, LetterTools, Reader } from '../../../platform/notices/kind.ts';
import { contactOf } from '../../accounts/index.ts';
import { ticketFiles } from '../documents/document-links.ts';
import { createOrderLink, linkPath } from '../links.ts';
import { partsOf } from '../money/refund-order.ts';
import { isOpen, isRunning, type Order } from '../order.ts';
import { admits, isAttended } from '../passes/pass.ts';
import { type ShownOrder, shownOrder } from '../read/orders.queries.ts';
import { type About, orderRows } from './order-rows.ts';

type OrderGaps = 'product' | 'earning' | 'sum' | 'next' | 'way' | 'refundUntil';

/** The mail about an order, for its buyer or its talent. A guest gets a link that needs no log-in. */
export const orderLetter =
  (about: About, { tickets = false } = {}) =>
  async (tx: Tx, reader: Reader, tools: LetterTools): Promise<LetterParts<OrderGaps> | null> => {
    const { idUser, subject } = reader;
    const found = await shownOrder(tx, subject?.id ?? 0, reader.language);
    const guest = found && (await guestOf(tx, found.order, idUser));
    const language = guest?.language ?? reader.language;
    const shown = language === reader.language ? found : await shownOrder(tx, subject?.id ?? 0, language);
    if (!shown) return null;
    const { order } = shown;
    const role = idUser === order.idBuyer ? 'buyer' : 'talent';
    const parts = {
      gaps: gapsOf(shown, role, language),
      rows: orderRows(tools, shown, { about, role, language }),
      ...(tickets && isAttended(order) && admits(order) && { enclosures: [{ kind: ticketFiles, id: order.id }] }),
      ...(guest && { guest: { to: guest.to, language } }),
    };
    if (!guest?.needsLink) return parts;
    const path = linkPath(await createOrderLink(tx, tools, order.id));
    return { ...parts, path, notes: [orderMailTexts[language].guest] };
  };

/** A buyer without an account, or whose account has no email address: uses address and language of the order. */
const guestOf = async (tx: Tx, order: Order, idUser: number) => {
  if (idUser !== order.idBuyer || !order.email) return null;
  if (order.buyerKind !== 'loggedIn') return { to: order.email, language: order.language, needsLink: true };
  const { email, language } = await contactOf(tx, idUser);
  return email ? null : { to: order.email, language, needsLink: false };
};

type Role = 'buyer' | 'talent';

const gapsOf = ({ order, product }: ShownOrder, role: Role, language: Language) => {
  const dollars = (amount: Cents) => format(amount, { currency: 'USD', rate: 1, language });
  const { next, way } = orderMailTexts[language];
  const sum = dollars(order.restReturned || subtract(order.price.total, order.returned));
  return {
    product: product.name,
    earning: dollars(order.shares.talent),
    sum,
    next: fill(role === 'buyer' && isRefunded(order) ? way[wayOf(order)] : next[nextOf(order)], { sum }),
    way: way[wayOf(order)],
    refundUntil: order.moved ? placeTimeInWords(order.moved.refundUntil, product.timeZone, language) : '',
  };
};

const isRefunded = (order: Order) => !isRunning(order) && order.state !== 'completed' && order.refundDueAt === null;

const nextOf = (order: Order) => {
  if (order.state === 'completed' && ruleOf(order.type).fulfilment === 'thanks') return 'given';
  if (order.state === 'completed' || (isOpen(order) && isAttended(order))) return 'ready';
  if (isRunning(order)) return 'held';
  return order.refundDueAt === null ? 'refunded' : 'mayDonate';
};

const wayOf = (order: Order): 'wallet' | 'card' | 'both' => {
  const { card, wallet } = partsOf(order, order.price.total);
  if (card === 0 || order.toWallet) return 'wallet';
  return wallet === 0 ? 'card' : 'both';
};
