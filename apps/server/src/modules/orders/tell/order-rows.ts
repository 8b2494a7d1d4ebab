import type { Language } from '@stagedoor/contract/limits';
import { cents, format } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import { momentInWords } from '@stagedoor/messages/moment';
import { orderMailTexts } from '@stagedoor/messages/notices/orders';
import type { MailRow } from '../../../platform/mail/letter.ts';
import type { LetterTools } from '../../../platform/notices/kind.ts';
import { passOf } from '../deliver/passes.ts';
import type { ShownOrder } from '../read/orders.queries.ts';

/** What a mail is about: what was paid, what is refunded, or simply the order. */
export type About = 'receipt' | 'refund' | 'order';

type For = { about: About; role: 'buyer' | 'talent'; language: Language };
type Words = (typeof orderMailTexts)[Language]['rows'];

export const isAttended = ({ type }: Pick<ShownOrder, 'type'>) => ruleOf(type).fulfilment === 'attendance';

/** Nothing where there is nothing to say. */
const lineIn =
  (words: Words) =>
  (label: keyof Words, value: string | null | undefined, isTotal = false) =>
    value ? [{ label: words[label], value, ...(isTotal && { isTotal }) }] : [];

/** The table of a mail about an order: who, what, how much, until when. */
export const orderRows = (deps: Pick<LetterTools, 'secrets'>, row: ShownOrder, wanted: For): MailRow[] => {
  const { about, role, language } = wanted;
  const line = lineIn(orderMailTexts[language].rows);
  const head = [
    ...line('number', String(row.id)),
    ...line('product', [row.product_name, row.variation_name].filter(Boolean).join(', ')),
    ...(role === 'buyer' ? line('talent', row.talent_name) : line('fan', row.buyer_name)),
    ...line('recipient', (row.fields as { recipientName?: string }).recipientName),
    ...line('quantity', row.quantity > 1 ? String(row.quantity) : null),
    ...(isAttended(row) ? ticketRows(deps, row, wanted) : deadlineRows(row, language)),
  ];
  if (role === 'talent') return [...head, ...line('earning', dollarsIn(language)(row.talent), true)];
  if (about === 'refund') return [...head, ...line('reason', row.reason)];
  return about === 'receipt' ? [...head, ...priceRows(row, language)] : head;
};

const dollarsIn = (language: Language) => (amount: number) =>
  format(cents(amount), { currency: 'USD', rate: 1, language });

const isOpen = ({ state }: ShownOrder) => state === 'processing' || state === 'reviewing';

const ticketRows = ({ secrets }: Pick<LetterTools, 'secrets'>, row: ShownOrder, { role, language }: For) => {
  const line = lineIn(orderMailTexts[language].rows);
  return [
    ...line('when', row.starts_at && momentInWords(row.starts_at, language)),
    ...line('where', row.place),
    ...(role === 'buyer' && isOpen(row) ? line('code', passOf(secrets, row.id)) : []),
  ];
};

/** Express has a date of its own until it was missed. */
const deadlineRows = (row: ShownOrder, language: Language) => {
  const { express_deadline_at, returned, deadline_at } = row;
  const until = returned === 0 ? (express_deadline_at ?? deadline_at) : deadline_at;
  return isOpen(row) ? lineIn(orderMailTexts[language].rows)('deadline', until && momentInWords(until, language)) : [];
};

const priceRows = (row: ShownOrder, language: Language) => {
  const line = lineIn(orderMailTexts[language].rows);
  const dollars = dollarsIn(language);
  const some = (amount: number, sign = '') => (amount === 0 ? null : `${sign}${dollars(amount)}`);
  return [
    ...line('price', dollars(row.subtotal - row.express_surcharge)),
    ...line('discount', some(row.discount, '−')),
    ...line('delivery', some(row.delivery)),
    ...line('express', some(row.express_surcharge)),
    ...line('total', dollars(row.total), true),
    ...line('fromWallet', some(row.from_wallet)),
  ];
};
