import { createHmac, randomBytes } from 'node:crypto';

const stepMs = 30_000;
const digits = 6;
const secretBytes = 20;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** Base32 without padding, as authenticator apps expect it. */
export const secretText = (secret: Buffer): string => {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs);

/** RFC 6238 with SHA-1, the only algorithm that every app supports. */
export const codeAt = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(digest.length - 1) & 0xf) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

/**
 * Returns the time step of a code: the current one or a neighbour, to allow for clock drift and slow typing; null when
 * it is wrong.
 */
export const stepOf = (secret: Buffer, code: string, now: Date): number | null => {
  const step = stepAt(now);
  return [step, step - 1, step + 1].find((near) => codeAt(secret, near) === code) ?? null;
};
