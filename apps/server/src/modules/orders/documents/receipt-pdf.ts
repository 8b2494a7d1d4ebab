import { type Cents, format, negate, subtract } from '@stagedoor/contract/money';
import { billLines, paidBy, refunded, refundsIn } from '@stagedoor/contract/receipt';
import { momentInWords } from '@stagedoor/messages/moment';
import { orderDocumentTexts } from '@stagedoor/messages/order-documents';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import { fill } from '@stagedoor/messages/words';
import { drawPdf, type Sheet } from '../../../platform/pdf/pdf.ts';
import type { DocumentDeps, DocumentOrder } from './read-for-document.ts';

/** What was bought, how it was paid and what was refunded: the lines of the order page. */
export const receiptPdf = (deps: DocumentDeps, shown: DocumentOrder): Promise<Buffer> => {
  const { order, language } = shown;
  const title = fill(orderDocumentTexts[language].receipt.title, { number: String(order.id) });
  return drawPdf({ title, language, at: deps.clock.now() }, [
    (sheet) => {
      drawHead(deps, sheet, title);
      drawParties(sheet, shown);
      drawBill(sheet, shown);
      drawSplit(sheet, shown);
      sheet.gap(12);
      sheet.words(orderDocumentTexts[language].receipt.currency, { ink: 'quiet' });
    },
  ]);
};

const drawHead = ({ company }: DocumentDeps, sheet: Sheet, title: string) => {
  sheet.wordmark();
  for (const line of [company.name, company.address, company.numbers, company.supportEmail]) {
    sheet.words(line, { size: 10, ink: 'quiet' });
  }
  sheet.gap(20);
  sheet.words(title, { size: 24, strong: true });
  sheet.gap(10);
};

const drawParties = (sheet: Sheet, shown: DocumentOrder) => {
  const { order, product, variation, talent, buyerName, email, language } = shown;
  const words = orderDocumentTexts[language].receipt;
  const fact = (label: string, value: string | null | undefined) => value && sheet.fact(label, value);
  fact(words.paidAt, momentInWords(order.paidAt, language));
  fact(words.buyer, [buyerName, email].filter(Boolean).join(', '));
  fact(words.talent, talent.name);
  fact(words.recipient, order.fields.recipientName);
  if (variation.startsAt) fact(words.when, placeTimeInWords(variation.startsAt, product.timeZone, language));
  if (variation.startsAt) fact(words.where, product.place);
  sheet.gap(4);
  sheet.rule();
};

const moneyIn =
  ({ language }: DocumentOrder) =>
  (amount: Cents): string =>
    format(amount, { currency: 'USD', rate: 1, language });

const drawBill = (sheet: Sheet, shown: DocumentOrder) => {
  const { order, product, variation, language, money } = shown;
  const words = orderDocumentTexts[language].receipt;
  const dollars = moneyIn(shown);
  const bought = [product.name, variation.name].filter(Boolean).join(', ');
  const many = { name: bought, count: String(order.quantity), sum: dollars(order.price.unitPrice) };
  const item = order.quantity > 1 ? fill(words.many, many) : bought;
  for (const { name, amount } of billLines(order.price)) {
    sheet.amount(name === 'item' ? item : words[name], dollars(amount));
  }
  sheet.rule();
  sheet.amount(words.total, dollars(order.price.total), { strong: true, size: 13 });
  for (const { by, amount } of paidBy({ ...order.price, fromWallet: order.fromWallet })) {
    sheet.amount(words[by], dollars(amount));
  }
  const back = refundsIn(money);
  for (const { to, amount, at } of back) {
    const date = momentInWords(new Date(at), language);
    sheet.amount(fill(to === 'card' ? words.toCard : words.toWallet, { date }), dollars(negate(amount)));
  }
  if (back.length > 0) {
    sheet.amount(words.kept, dollars(subtract(order.price.total, refunded(money))), { strong: true, size: 13 });
  }
};

/** As shown before buying. Of what was refunded nobody gets a part. */
const drawSplit = (sheet: Sheet, shown: DocumentOrder) => {
  const { order, talent, fundName, language, money } = shown;
  const { total } = order.price;
  if (total === 0 || refunded(money) > 0) return;
  const words = orderDocumentTexts[language].receipt;
  const dollars = moneyIn(shown);
  const { shares, fund } = order;
  sheet.gap(12);
  sheet.words(fill(words.split, { sum: dollars(total) }), { strong: true });
  sheet.gap(4);
  sheet.amount(fill(words.earns, { name: talent.name }), dollars(shares.talent));
  if (fund) {
    const percent = String(fund.percent);
    sheet.amount(fill(words.fund, { fund: fundName ?? '', percent }), dollars(shares.charity));
  }
  sheet.amount(words.fee, dollars(shares.platform));
};
