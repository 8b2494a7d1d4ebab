import type { Language } from '@stagedoor/contract/limits';
import { type Cents, format, subtract } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import { momentInWords } from '@stagedoor/messages/moment';
import { orderMailTexts } from '@stagedoor/messages/notices/orders';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import type { MailRow } from '../../../platform/mail/letter.ts';
import type { LetterTools } from '../../../platform/notices/kind.ts';
import { passOf } from '../deliver/passes.ts';
import { isOpen, type Order } from '../order.ts';
import type { ShownOrder } from '../read/orders.queries.ts';

/** What a mail is about: a receipt, a refund, or the order itself. */
export type About = 'receipt' | 'refund' | 'order';

type For = { about: About; role: 'buyer' | 'talent'; language: Language };
type Words = (typeof orderMailTexts)[Language]['rows'];

export const isAttended = ({ type }: Order) => ruleOf(type).fulfilment === 'attendance';

/** Empty without a value. */
const lineIn =
  (words: Words) =>
  (label: keyof Words, value: string | null | undefined, isTotal = false) =>
    value ? [{ label: words[label], value, ...(isTotal && { isTotal }) }] : [];

/** The table of a mail about an order: who, what, how much, until when. */
export const orderRows = (deps: Pick<LetterTools, 'secrets'>, shown: ShownOrder, audience: For): MailRow[] => {
  const { order, product, variation, talent, buyer } = shown;
  const { about, role, language } = audience;
  const line = lineIn(orderMailTexts[language].rows);
  const head = [
    ...line('number', String(order.id)),
    ...line('product', [product.name, variation.name].filter(Boolean).join(', ')),
    ...(role === 'buyer' ? line('talent', talent.name) : line('fan', buyer.name)),
    ...line('recipient', order.fields.recipientName),
    ...line('quantity', order.quantity > 1 ? String(order.quantity) : null),
    ...(isAttended(order) ? ticketRows(deps, shown, audience) : deadlineRows(order, language)),
  ];
  if (role === 'talent') return [...head, ...line('earning', dollarsIn(language)(order.shares.talent), true)];
  if (about === 'refund') return [...head, ...line('reason', order.reason)];
  return about === 'receipt' ? [...head, ...priceRows(order, language)] : head;
};

const dollarsIn = (language: Language) => (amount: Cents) => format(amount, { currency: 'USD', rate: 1, language });

const ticketRows = ({ secrets }: Pick<LetterTools, 'secrets'>, shown: ShownOrder, { role, language }: For) => {
  const { order, product, variation } = shown;
  const line = lineIn(orderMailTexts[language].rows);
  return [
    ...line('when', variation.startsAt && placeTimeInWords(variation.startsAt, product.timeZone, language)),
    ...line('where', product.place),
    ...(role === 'buyer' && isOpen(order) ? line('code', passOf(secrets, order.id)) : []),
  ];
};

/** The express deadline counts until it is missed. */
const deadlineRows = (order: Order, language: Language) => {
  if (!isOpen(order)) return [];
  const { expressDeadlineAt, returned, deadlineAt } = order;
  const until = returned === 0 ? (expressDeadlineAt ?? deadlineAt) : deadlineAt;
  return lineIn(orderMailTexts[language].rows)('deadline', momentInWords(until, language));
};

const priceRows = ({ price, fromWallet }: Order, language: Language) => {
  const line = lineIn(orderMailTexts[language].rows);
  const dollars = dollarsIn(language);
  const some = (amount: Cents, sign = '') => (amount === 0 ? null : `${sign}${dollars(amount)}`);
  return [
    ...line('price', dollars(subtract(price.subtotal, price.expressSurcharge))),
    ...line('discount', some(price.discount, '−')),
    ...line('delivery', some(price.delivery)),
    ...line('express', some(price.expressSurcharge)),
    ...line('total', dollars(price.total), true),
    ...line('fromWallet', some(fromWallet)),
  ];
};
