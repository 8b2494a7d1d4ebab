import { frameOf } from '@stagedoor/contract/frame';
import encodeQr from 'qr';
import sharp from 'sharp';
import { fonts, outline } from '../../../platform/pdf/fonts.ts';
import type { Framed } from './read-for-frame.ts';

const paper = '#ffffff';
const ink = '#211122';
const quiet = '#5e465f';
// A scanner needs three points for each square of the code.
const leastWidth = 720;

/** The picture in a margin with the code of its certificate, as JPEG: to be printed, or shown to somebody. */
export const framedPicture = async ({ picture, code, link, by }: Framed): Promise<Buffer> => {
  const { width } = await sharp(picture).metadata();
  const drawn = sharp(picture).resize({ width: Math.max(width, leastWidth) });
  const { data, info } = await drawn.flatten({ background: paper }).png().toBuffer({ resolveWithObject: true });
  const { whole, picture: at, foot } = frameOf(info);
  const words = drawFoot({ whole, edge: at.left, top: at.top + at.height, foot }, { code, link, by });
  return sharp({ create: { ...whole, channels: 3, background: paper } })
    .composite([
      { input: data, left: at.left, top: at.top },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .jpeg({ quality: 92 })
    .toBuffer();
};

type Foot = { whole: { width: number; height: number }; edge: number; top: number; foot: number };

/** Who made it, its code, and the same as a QR code that leads to its page. */
const drawFoot = ({ whole, edge, top, foot }: Foot, { code, link, by }: Omit<Framed, 'picture'>): string => {
  const gap = foot * 0.12;
  const side = foot - 2 * gap;
  const line = (words: string, size: number, down: number, fill: string, font = fonts.text) => {
    const room = whole.width - 2 * edge - side - gap;
    const { path, width } = outline(words, size, font);
    const fitted = Math.min(1, room / width);
    return `<path transform="translate(${edge} ${top + down}) scale(${fitted})" d="${path}" fill="${fill}"/>`;
  };
  const rows = encodeQr(link, 'raw', { border: 1 });
  const square = side / rows.length;
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [at(x * square, y * square, square)] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}">
    ${line(by, foot * 0.17, foot * 0.36, ink, fonts.strong)}
    ${line(code, foot * 0.15, foot * 0.6, ink)}
    ${line(link.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, ''), foot * 0.12, foot * 0.82, quiet)}
    <path transform="translate(${whole.width - edge - side} ${top + gap})" d="${squares.join('')}" fill="${ink}" shape-rendering="crispEdges"/>
  </svg>`;
};

const at = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h${-side}z`;
