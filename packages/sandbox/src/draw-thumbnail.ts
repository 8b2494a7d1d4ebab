import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const width = 640;
const height = 360;

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
};

/** Two colours that blend into each other, as a PNG. The same id always has the same ones. */
export const drawThumbnail = (id: string): Buffer => {
  const colours = createHash('sha256').update(id).digest();
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = (x / width + y / height) / 2;
      for (let part = 0; part < 3; part++) {
        const colour = (colours[part] ?? 0) * (1 - share) + (colours[part + 3] ?? 0) * share;
        rows[y * (1 + 3 * width) + 1 + 3 * x + part] = colour;
      }
    }
  }
  const eightBitsRgb = Buffer.from([8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([number(width), number(height), eightBitsRgb])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
