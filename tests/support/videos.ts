import { createHash } from 'node:crypto';

const box = (type: string, data: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length + 8);
  return Buffer.concat([size, Buffer.from(type, 'latin1'), data]);
};

const brandBox = (brand: string) => box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'));

/**
 * A video container without frames, of exactly this size. The filling does not repeat, so that misplaced bytes are
 * detected.
 */
const filled = (head: Buffer, size: number) => {
  const rest = Buffer.alloc(size - head.length - 8);
  for (let at = 0; at < rest.length; at++) rest[at] = (at * 31 + (at >> 11)) % 251;
  return Buffer.concat([head, box('mdat', rest)]);
};

export const anMp4 = (size = 2000) => filled(brandBox('isom'), size);
export const aMov = (size = 2000) => filled(brandBox('qt  '), size);
/** A picture in the same container format. */
export const aHeic = () => filled(brandBox('heic'), 2000);
/** A song in the same container format. */
export const anM4a = () => filled(brandBox('M4A '), 2000);

const matroska = (docType: string) => {
  const type = Buffer.from(docType, 'latin1');
  const fields = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 | type.length]), type]);
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | fields.length]), fields, Buffer.alloc(500)]);
};

export const aWebm = () => matroska('webm');
export const anMkv = () => matroska('matroska');

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
