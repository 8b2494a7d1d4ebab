import { setImmediate as turn } from 'node:timers/promises';
import type { Language } from '@stagedoor/contract/limits';
import PDFDocument from 'pdfkit';
import encodeQr from 'qr';
import { fonts } from './fonts.ts';

const inks = { text: '#211122', quiet: '#5e465f', stop: '#9e1819', line: '#d9cbb3', lamp: '#ffb316' };
const margin = 56;
const labelWidth = 0.3;

type Face = {
  size?: number;
  strong?: boolean;
  ink?: 'text' | 'quiet' | 'stop';
  align?: 'left' | 'right';
  /** Where the text leads. */
  link?: string;
};
type Start = { title: string; language: Language; at: Date };
type Pdf = InstanceType<typeof PDFDocument>;

/** What can be put on a page, from top to bottom. */
export type Sheet = ReturnType<typeof sheetOn>;

/**
 * Draws a document of one or more A4 pages. Between pages other requests have their turn: a page takes a few
 * milliseconds.
 */
export const drawPdf = async (start: Start, pages: readonly ((sheet: Sheet) => void)[]): Promise<Buffer> => {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    autoFirstPage: false,
    // The built-in fonts have no Cyrillic, and loading one takes time.
    font: null as unknown as string,
    lang: start.language,
    displayTitle: true,
    info: { Title: start.title, Author: 'Stagedoor', Creator: 'Stagedoor', CreationDate: start.at },
  });
  const finished = bytesOf(doc);
  // Parsed fonts are accepted too, though the library's types do not say so.
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as unknown as Buffer);
  for (const draw of pages) {
    await turn();
    doc.addPage();
    draw(sheetOn(doc));
  }
  await turn();
  doc.end();
  return finished;
};

const bytesOf = (doc: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

const sheetOn = (doc: Pdf) => {
  const width = doc.page.width - 2 * margin;
  const put = (words: string, x: number, y: number, { size = 11, strong, ink, align = 'left', link, ...box }: Put) => {
    doc
      .font(strong ? 'strong' : 'text')
      .fontSize(size)
      .fillColor(inks[ink ?? 'text']);
    doc.text(words, x, y, { align, lineGap: size * 0.2, ...box, ...(link && { link, underline: true }) });
  };
  type Put = Face & { width: number };

  return {
    /** The wordmark with its line of light. */
    wordmark: () => {
      put('Stagedoor', margin, doc.y, { size: 17, strong: true, width });
      doc.rect(margin, doc.y + 3, 32, 3.5).fill(inks.lamp);
      doc.y += 24;
    },
    words: (words: string, face: Face = {}) => put(words, margin, doc.y, { ...face, width }),
    /** A label and its value, beside each other. */
    fact: (label: string, value: string, face: Face = {}) => {
      const { y: top } = doc;
      put(label, margin, top, { size: face.size ?? 11, ink: 'quiet', width: width * labelWidth - 12 });
      const below = doc.y;
      put(value, margin + width * labelWidth, top, { ...face, width: width * (1 - labelWidth) });
      doc.y = Math.max(doc.y, below) + 4;
    },
    /** A line of a bill: what, and how much. */
    amount: (label: string, amount: string, face: Face = {}) => {
      const { y: top } = doc;
      put(amount, margin + width * 0.72, top, { ...face, align: 'right', width: width * 0.28 });
      put(label, margin, top, { ...face, width: width * 0.7 });
      doc.y += 4;
    },
    gap: (points: number) => {
      doc.y += points;
    },
    rule: () => {
      doc.rect(margin, doc.y + 4, width, 0.75).fill(inks.line);
      doc.y += 14;
    },
    /** Dark squares as one vector path, so that it is sharp at any size. */
    qr: (content: string, side: number) => {
      const rows = encodeQr(content, 'raw', { border: 2 });
      const module = side / rows.length;
      const { y: top } = doc;
      for (const [y, row] of rows.entries()) {
        for (const [x, isDark] of row.entries()) {
          if (isDark) doc.rect(margin + x * module, top + y * module, module, module);
        }
      }
      doc.fill(inks.text);
      doc.y = top + side;
    },
  };
};
