import { fail } from '@stagedoor/contract/errors';
import { type Language, limits } from '@stagedoor/contract/limits';
import { calendarFile } from '../../../platform/calendar-file.ts';
import { limitConcurrency } from '../../../platform/limit-concurrency.ts';
import type { Attachment } from '../../../platform/ports/mail.ts';
import type { Deps } from '../deps.ts';
import { mapLink } from '../passes/map-link.ts';
import { admits, isAttended } from '../passes/pass.ts';
import { type DocumentKind, documentKinds, documentSigner } from './document-links.ts';
import { type DocumentDeps, type DocumentOrder, readForDocument } from './read-for-document.ts';
import { readForFrame } from './read-for-frame.ts';

type UsedDeps = DocumentDeps & Pick<Deps, 'database' | 'ledger' | 'reviewsOf' | 'certificates' | 'media' | 'publicUrl'>;

type Draw = (deps: DocumentDeps, shown: DocumentOrder) => Promise<Attachment>;

const pdf = (filename: string, content: Buffer): Attachment => ({ filename, contentType: 'application/pdf', content });

/** Loads the library for PDFs with the first document. */
const draw: Record<Exclude<DocumentKind, 'frame'>, Draw> = {
  ticket: async (deps, shown) => {
    const { ticketPdf } = await import('./ticket-pdf.ts');
    return pdf(`stagedoor-ticket-${shown.order.id}.pdf`, await ticketPdf(deps, shown));
  },
  receipt: async (deps, shown) => {
    const { receiptPdf } = await import('./receipt-pdf.ts');
    return pdf(`stagedoor-receipt-${shown.order.id}.pdf`, await receiptPdf(deps, shown));
  },
  calendar: async ({ clock }, { order, product, variation }) => {
    const place = product.place ?? '';
    const about = { uid: `order-${order.id}`, name: product.name, place, url: mapLink(place) };
    const startsAt = variation.startsAt ?? order.placedAt;
    const content = calendarFile({ ...about, startsAt, isCancelled: !admits(order), now: clock.now() });
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
    return { filename: `stagedoor-${order.id}.ics`, contentType, content: Buffer.from(content) };
  },
};

// One after the other: drawing needs the processor, and requests go first.
const inTurn = limitConcurrency(1);

export type OrderDocuments = ReturnType<typeof createOrderDocuments>;

/** The files of an order: drawn when they are asked for, never stored, and open to the holder of a signed link. */
export const createOrderDocuments = (deps: UsedDeps) => {
  const read = readForDocument(deps);
  const signer = documentSigner(deps);
  const readFramed = readForFrame(deps);
  const drawFrame = async (idOrder: number): Promise<Attachment> => {
    const framed = await readFramed(idOrder);
    const { framedPicture } = await import('./framed-picture.ts');
    const content = await inTurn(() => framedPicture(framed));
    return { filename: `stagedoor-${framed.code}.jpg`, contentType: 'image/jpeg', content };
  };
  const drawOne = async (kind: DocumentKind, idOrder: number, language: Language): Promise<Attachment> => {
    if (kind === 'frame') return drawFrame(idOrder);
    const shown = await read(idOrder, language);
    if (kind !== 'receipt' && !isAttended(shown.order)) return fail('pageNotFound');
    return inTurn(() => draw[kind](deps, shown));
  };

  return {
    open: async (token: string): Promise<Attachment> => {
      const [name, id, code] = (signer.open(token) ?? '').split('-');
      const kind = documentKinds.find((one) => one === name) ?? fail('pageNotFound');
      const language = limits.languages.find((one) => one === code) ?? fail('pageNotFound');
      return drawOne(kind, Number(id), language);
    },
    /** What a mail about a ticket brings along. */
    ticketFiles: async (idOrder: number, language: Language): Promise<Attachment[]> => [
      await drawOne('ticket', idOrder, language),
      await drawOne('calendar', idOrder, language),
    ],
  };
};
