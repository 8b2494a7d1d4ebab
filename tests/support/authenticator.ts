import { codeAt, stepAt } from '../../apps/server/src/modules/staff/factor/totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code of an authenticator app; `steps` half minutes from then. */
export const codeFor = (secret: string, at: Date, steps = 0): string => codeAt(bytesOf(secret), stepAt(at) + steps);
