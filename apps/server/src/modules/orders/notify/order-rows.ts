import type { Language } from '@stagedoor/contract/limits';
import { type Cents, format } from '@stagedoor/contract/money';
import { billLines, paidBy } from '@stagedoor/contract/receipt';
import { languageName } from '@stagedoor/messages/language-name';
import { momentInWords } from '@stagedoor/messages/moment';
import { orderMailTexts } from '@stagedoor/messages/notices/orders';
import { occasionTexts } from '@stagedoor/messages/occasions';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import type { MailRow } from '../../../platform/mail/letter.ts';
import type { LetterTools } from '../../../platform/notices/kind.ts';
import { isOpen, type Order } from '../order.ts';
import { mapLink } from '../passes/map-link.ts';
import { admits, isAttended } from '../passes/pass.ts';
import { passCode } from '../passes/pass-code.ts';
import type { ShownOrder } from '../read/orders.queries.ts';

/** What a mail is about: a receipt, a refund, or the order itself. */
export type About = 'receipt' | 'refund' | 'order';

type For = { about: About; role: 'buyer' | 'talent'; language: Language };
type Words = (typeof orderMailTexts)[Language]['rows'];

/** Empty without a value. */
const lineIn =
  (words: Words) =>
  (label: keyof Words, value: string | null | undefined, isTotal = false) =>
    value ? [{ label: words[label], value, ...(isTotal && { isTotal }) }] : [];

/** The table of a mail about an order: who, what, how much, until when. */
export const orderRows = (deps: Pick<LetterTools, 'secrets'>, shown: ShownOrder, audience: For): MailRow[] => {
  const { order, product, variation, talent, buyer } = shown;
  const { about, role, language } = audience;
  const { recipientName, occasion, greetingLanguage } = order.fields;
  const line = lineIn(orderMailTexts[language].rows);
  const head = [
    ...line('number', String(order.id)),
    ...line('product', [product.name, variation.name].filter(Boolean).join(', ')),
    ...(role === 'buyer' ? line('talent', talent.name) : line('fan', buyer.name)),
    ...line('recipient', recipientName),
    ...line('occasion', occasion && occasionTexts[language][occasion]),
    ...line('greetingLanguage', greetingLanguage && languageName(greetingLanguage, language)),
    ...line('quantity', order.quantity > 1 ? String(order.quantity) : null),
    ...(isAttended(order) ? ticketRows(deps, shown, audience) : deadlineRows(order, language)),
  ];
  if (role === 'talent') return [...head, ...line('earning', dollarsIn(language)(order.shares.talent), true)];
  if (about === 'refund') return [...head, ...line('reason', order.reason)];
  return about === 'receipt' ? [...head, ...priceRows(order, language)] : head;
};

const dollarsIn = (language: Language) => (amount: Cents) => format(amount, { currency: 'USD', rate: 1, language });

const ticketRows = (deps: Pick<LetterTools, 'secrets'>, shown: ShownOrder, { role, language }: For): MailRow[] => {
  const { order, product, variation } = shown;
  const words = orderMailTexts[language].rows;
  const { place } = product;
  return [
    ...lineIn(words)('when', variation.startsAt && placeTimeInWords(variation.startsAt, product.timeZone, language)),
    ...(place ? [{ label: words.where, value: place, href: mapLink(place) }] : []),
    ...(role === 'buyer' && admits(order) ? codeRows(deps, order, words.code) : []),
  ];
};

/** One for each guest, for those who cannot open the file. */
const codeRows = ({ secrets }: Pick<LetterTools, 'secrets'>, { id, quantity }: Order, label: string): MailRow[] =>
  Array.from({ length: quantity }, (_, index) => ({
    label: quantity === 1 ? label : `${label} ${index + 1}`,
    value: passCode(secrets, id, index + 1),
  }));

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
  return [
    ...billLines(price).flatMap(({ name, amount }) => line(name === 'item' ? 'price' : name, dollars(amount))),
    ...line('total', dollars(price.total), true),
    ...paidBy({ ...price, fromWallet }).flatMap(({ by, amount }) => line(by, dollars(amount))),
  ];
};
