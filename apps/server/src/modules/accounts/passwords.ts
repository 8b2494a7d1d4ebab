import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { lanes } from '../../platform/lanes.ts';

// OWASP's recommendation for argon2id; hashing runs on libuv's threads, never on the event loop.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// One core stays free for everybody who is not logging in, however many are.
const inTurn = lanes(Math.max(1, availableParallelism() - 1));
const hash = (text: string, options: argon2.Options) => inTurn(() => argon2.hash(text, options));
const verify = (stored: string, text: string, options?: argon2.Options) =>
  inTurn(() => argon2.verify(stored, text, options));

// The same letters typed on another keyboard are the same password.
const plain = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => hash(plain(password), cost);

// A hash that no password has: an address without an account costs the same time as one with it.
const { memoryCost, timeCost, parallelism } = cost;
const nobody = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export const passwordMatches = async (stored: string | null, given: string): Promise<boolean> => {
  const matches = await verify(stored ?? nobody, plain(given));
  return stored !== null && matches;
};

/** The pepper is kept outside the database: without it, four digits would be found in seconds. */
export const hashPin = (pin: string, pepper: Buffer) => hash(pin, { ...cost, secret: pepper });

export const pinMatches = async (stored: string | null, given: string, pepper: Buffer): Promise<boolean> => {
  const matches = await verify(stored ?? nobody, given, { secret: pepper });
  return stored !== null && matches;
};
