import type { Language } from '@stagedoor/contract/limits';
import { cents, format } from '@stagedoor/contract/money';
import { orderMailTexts } from '@stagedoor/messages/notices/orders';
import { fill } from '@stagedoor/messages/words';
import type { Tx } from '../../../platform/database/database.ts';
import type { LetterParts, LetterTools, Reader } from '../../../platform/notices/kind.ts';
import { contactOf } from '../../accounts/index.ts';
import { createOrderLink, linkPath } from '../links.ts';
import { partsOf } from '../money/give-back.ts';
import { findOrder, type Order } from '../orders.repo.ts';
import { type ShownOrder, shownOrder } from '../read/orders.queries.ts';
import { type About, isAttended, orderRows } from './order-rows.ts';

type OrderGaps = 'product' | 'earning' | 'sum' | 'next' | 'way';

/** What a mail says of an order, to its buyer or its talent. Who bought as a guest gets a way to it that needs no login. */
export const orderLetter =
  (about: About) =>
  async (tx: Tx, reader: Reader, tools: LetterTools): Promise<LetterParts<OrderGaps> | null> => {
    const { idUser, subject } = reader;
    const order = await findOrder(tx, subject?.id ?? 0);
    const guest = await guestOf(tx, order, idUser);
    const language = guest?.language ?? reader.language;
    const row = await shownOrder(tx, order.id, language);
    if (!row) return null;
    const role = idUser === order.id_buyer ? 'buyer' : 'talent';
    const parts = {
      gaps: gapsOf(row, role, language),
      rows: orderRows(tools, row, { about, role, language }),
      ...(guest && { guest: { to: guest.to, language } }),
    };
    if (!guest?.needsLink) return parts;
    const path = linkPath(await createOrderLink(tx, tools, order.id));
    return { ...parts, path, notes: [orderMailTexts[language].guest] };
  };

/** A buyer without an account, or with one that has no address: the order itself says where and how to write. */
const guestOf = async (tx: Tx, order: Order, idUser: number) => {
  if (idUser !== order.id_buyer || !order.email) return null;
  if (order.buyer !== 'loggedIn') return { to: order.email, language: order.language, needsLink: true };
  const { email, language } = await contactOf(tx, idUser);
  return email ? null : { to: order.email, language, needsLink: false };
};

type Role = 'buyer' | 'talent';

const gapsOf = (row: ShownOrder, role: Role, language: Language) => {
  const dollars = (amount: number) => format(cents(amount), { currency: 'USD', rate: 1, language });
  const { next, way } = orderMailTexts[language];
  const sum = dollars(row.rest_returned || row.total - row.returned);
  return {
    product: row.product_name,
    earning: dollars(row.talent),
    sum,
    next: fill(role === 'buyer' && isRefunded(row) ? way[wayOf(row)] : next[nextOf(row)], { sum }),
    way: way[wayOf(row)],
  };
};

const isOpen = ({ state }: ShownOrder) => state === 'processing' || state === 'reviewing';
const isRefunded = (row: ShownOrder) => !isOpen(row) && row.state !== 'completed' && row.refund_due_at === null;

const nextOf = (row: ShownOrder) => {
  if (row.state === 'completed' || (isOpen(row) && isAttended(row))) return 'ready';
  if (isOpen(row)) return 'held';
  return row.refund_due_at === null ? 'refunded' : 'mayDonate';
};

const wayOf = (order: ShownOrder): 'wallet' | 'card' | 'both' => {
  const { card, wallet } = partsOf(order, order.total);
  if (card === 0 || order.to_wallet) return 'wallet';
  return wallet === 0 ? 'card' : 'both';
};
