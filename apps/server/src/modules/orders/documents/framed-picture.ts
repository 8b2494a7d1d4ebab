import { frameOf } from '@stagedoor/contract/frame';
import encodeQr from 'qr';
import sharp from 'sharp';
import { fonts, outline } from '../../../platform/pdf/fonts.ts';
import type { Framed } from './read-for-frame.ts';

const paper = '#ffffff';
const ink = '#211122';
const quiet = '#5e465f';
// A scanner needs three points for each square of the code; a print needs no more than this.
const widths = { least: 720, most: 3_000 };

/** The picture in a margin with the code of its certificate, as JPEG: to be printed, or shown to somebody. */
export const framedPicture = async ({ picture, code, link, by }: Framed): Promise<Buffer> => {
  const { width: own } = await sharp(picture).metadata();
  const width = Math.min(Math.max(own, widths.least), widths.most);
  const { data, info } = await sharp(picture)
    .resize({ width })
    .flatten({ background: paper })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { whole, picture: inner, foot } = frameOf(info);
  const { left, top } = inner;
  const words = drawFoot({ width: whole.width, height: foot, edge: left }, { code, link, by });
  return sharp(data, { raw: info })
    .extend({ left, top, right: left, bottom: foot, background: paper })
    .composite([{ input: Buffer.from(words), left: 0, top: top + info.height }])
    .jpeg({ quality: 92 })
    .toBuffer();
};

type Foot = { width: number; height: number; edge: number };

/** Who made it, its code, and the same as a QR code that leads to its page. */
const drawFoot = ({ width, height, edge }: Foot, { code, link, by }: Omit<Framed, 'picture'>): string => {
  const gap = height * 0.12;
  const side = height - 2 * gap;
  const room = width - 2 * edge - side - gap;
  const line = (words: string, size: number, down: number, fill: string, font = fonts.text) => {
    const drawn = outline(words, size, font);
    const fitted = Math.min(1, room / drawn.width);
    return `<path transform="translate(${edge} ${down}) scale(${fitted})" d="${drawn.path}" fill="${fill}"/>`;
  };
  const page = link.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${line(by, height * 0.17, height * 0.36, ink, fonts.strong)}
    ${line(code, height * 0.15, height * 0.6, ink)}
    ${line(page, height * 0.12, height * 0.82, quiet)}
    <path transform="translate(${width - edge - side} ${gap})" d="${squaresOf(link, side)}" fill="${ink}" shape-rendering="crispEdges"/>
  </svg>`;
};

/** The dark squares of a QR code. */
const squaresOf = (content: string, side: number): string => {
  const rows = encodeQr(content, 'raw', { border: 1 });
  const size = side / rows.length;
  const square = (x: number, y: number) => `M${x * size} ${y * size}h${size}v${size}h${-size}z`;
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [square(x, y)] : []))).join('');
};
