import { createHmac } from 'node:crypto';

const stepMs = 30_000;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The 30-second time step. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs);

/** The code of an authenticator app for a base32 secret in a time step (RFC 6238 with SHA-1). */
export const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(digest.length - 1) & 0xf) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
};
