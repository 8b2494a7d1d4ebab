import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Malicious files, and some harmless ones for comparison. */

const aPhoto = (width = 1200, height = 900) => sharp({ create: { width, height, channels: 3, background: '#b04020' } });

export const aJpeg = (width?: number, height?: number) => aPhoto(width, height).jpeg().toBuffer();

/** Taken sideways in Kyiv, with the metadata of a phone. */
export const aPhotoThatTellsWhere = () =>
  aPhoto(800, 600)
    .withExif({
      IFD0: { Artist: 'Lesia of Podil' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '30/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const header = (width: number, height: number) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(8, 8);
  return chunk('IHDR', data);
};

const aPng = (width: number, height: number, rows: Buffer, extra: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    header(width, height),
    extra,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** 100 megapixels of black in a file of 100 kB. */
export const aBomb = () => aPng(10_000, 10_000, Buffer.alloc(10_001 * 10_000));

/** Declares 2.5 gigapixels and holds one row. */
export const aGiantHeader = () => aPng(50_000, 50_000, Buffer.alloc(50_001));

/** A small picture with a comment that decompresses to 64 MB. */
export const aPngWithTextBomb = () => {
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(64 * 1024 * 1024))]);
  return aPng(200, 250, Buffer.alloc(201 * 250), chunk('zTXt', text));
};

/** A valid GIF whose first bytes are also a script that browsers once ran. */
export const aGifThatIsAScript = async () => {
  const gif = await aPhoto(300, 400).gif().toBuffer();
  return Buffer.concat([gif, Buffer.from('*/=1;alert(document.cookie)//<script>alert(1)</script>')]);
};

export const anAnimation = async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 200, height: 250, channels: 3, background } })
      .raw()
      .toBuffer();
  const frames = Buffer.concat([await frame('#ff0000'), await frame('#00ff00'), await frame('#0000ff')]);
  return sharp(frames, { raw: { width: 200, height: 750, channels: 3, pageHeight: 250 } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
};

export const texts = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  svgWithDeclaration: '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
  html: '<!doctype html><script>alert(1)</script>',
  pdf: '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  empty: '',
};
