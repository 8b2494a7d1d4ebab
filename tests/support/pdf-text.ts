import { inflateSync } from 'node:zlib';

type PdfObject = { head: string; stream: Buffer | null };

/** The objects of a PDF by number. Enough for what our own library writes. */
const objectsIn = (pdf: Buffer): Map<number, PdfObject> => {
  const objects = new Map<number, PdfObject>();
  const raw = pdf.toString('latin1');
  for (const { 0: whole, 1: number, 2: body, index } of raw.matchAll(/^(\d+) 0 obj\n([\s\S]*?)endobj/gm)) {
    const start = (body ?? '').indexOf('stream\n');
    const head = start === -1 ? (body ?? '') : (body ?? '').slice(0, start);
    const from = index + whole.indexOf('stream\n') + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = start === -1 ? null : pdf.subarray(from, from + length);
    objects.set(Number(number), { head, stream: bytes && head.includes('FlateDecode') ? inflateSync(bytes) : bytes });
  }
  return objects;
};

const lettersOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** From a font's glyphs to letters. */
const glyphsIn = (map: string): Map<number, string> => {
  const glyphs = new Map<number, string>();
  for (const [, first = '', , list = ''] of map.matchAll(/<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\da-f]+)>/gi)].entries()) {
      glyphs.set(Number.parseInt(first, 16) + at, lettersOf(hex));
    }
  }
  return glyphs;
};

/** The text of each page, line by line as drawn. */
export const textOfPdf = (pdf: Buffer): string[] => {
  const objects = objectsIn(pdf);
  const refIn = (head: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', ref] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = objects.get(refIn(objects.get(Number(ref))?.head ?? '', 'ToUnicode'))?.stream;
      fonts.set(name, glyphsIn(map?.toString('latin1') ?? ''));
    }
  }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) =>
    linesOf(objects.get(refIn(head, 'Contents'))?.stream?.toString('latin1') ?? '', fonts),
  );
};

const linesOf = (content: string, fonts: Map<string, Map<number, string>>): string => {
  let glyphs = new Map<number, string>();
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? glyphs;
    const hex = [...(shown ?? '').matchAll(/<([\da-f]*)>/gi)].map(([, part]) => part).join('');
    const letters = (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(Number.parseInt(glyph, 16)) ?? '�');
    if (shown) lines.push(letters.join(''));
  }
  return lines.join('\n').replaceAll('\u00a0', ' ');
};
