import { orderDocumentTexts } from '@stagedoor/messages/order-documents';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import { fill } from '@stagedoor/messages/words';
import { drawPdf, type Sheet } from '../../../platform/pdf/pdf.ts';
import { mapLink } from '../passes/map-link.ts';
import { admits, guestNameOf, type Pass } from '../passes/pass.ts';
import { passCode } from '../passes/pass-code.ts';
import type { DocumentDeps, DocumentOrder } from './read-for-document.ts';

const qrSide = 220;

/** The tickets of an order, one page for each guest. Those of a cancelled or refunded order say so and have no code. */
export const ticketPdf = (deps: DocumentDeps, shown: DocumentOrder): Promise<Buffer> => {
  const { product, language, passes } = shown;
  const title = fill(orderDocumentTexts[language].ticket.title, { product: product.name });
  return drawPdf(
    { title, language, at: deps.clock.now() },
    passes.map((pass) => (sheet) => drawPass(deps, sheet, shown, pass)),
  );
};

const drawPass = (deps: DocumentDeps, sheet: Sheet, shown: DocumentOrder, pass: Pass) => {
  const { order, product, variation, talent, buyerName, language, passes } = shown;
  const words = orderDocumentTexts[language].ticket;
  const fact = (label: string, value: string | null) => value && sheet.fact(label, value, { size: 13 });
  sheet.wordmark();
  sheet.words(product.name, { size: 26, strong: true });
  sheet.gap(4);
  sheet.words(fill(words.number, { number: String(pass.number), of: String(passes.length) }), { ink: 'quiet' });
  sheet.gap(16);
  fact(words.guest, guestNameOf(pass, buyerName));
  fact(words.talent, talent.name);
  fact(words.when, variation.startsAt && placeTimeInWords(variation.startsAt, product.timeZone, language));
  fact(words.where, product.place);
  if (product.place) sheet.fact('', words.map, { size: 13, link: mapLink(product.place) });
  fact(words.order, String(order.id));
  sheet.gap(8);
  sheet.rule();
  if (admits(order)) drawCode(sheet, passCode(deps.secrets, order.id, pass.number), words);
  else {
    sheet.words(words.void, { size: 26, strong: true, ink: 'stop' });
    sheet.gap(4);
    sheet.words(order.state === 'disputed' ? words.onHold : words.over, { size: 13 });
  }
  sheet.gap(16);
  sheet.words(fill(words.help, { email: deps.company.supportEmail }), { ink: 'quiet' });
};

type Words = (typeof orderDocumentTexts)['en']['ticket'] | (typeof orderDocumentTexts)['uk']['ticket'];

const drawCode = (sheet: Sheet, code: string, words: Words) => {
  sheet.qr(code, qrSide);
  sheet.gap(6);
  sheet.words(`${words.code}: ${code}`, { size: 12 });
  sheet.gap(8);
  sheet.words(words.show, { ink: 'quiet' });
};
