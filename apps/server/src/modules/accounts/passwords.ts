import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';

// OWASP's recommendation for argon2id. Hashing runs on libuv's threads, never on the event loop.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Keeps one core free for other requests, however many users log in.
const inTurn = limitConcurrency(Math.max(1, availableParallelism() - 1));
const hash = (text: string, options: argon2.Options) => inTurn(() => argon2.hash(text, options));
const verify = (stored: string, text: string, options?: argon2.Options) =>
  inTurn(() => argon2.verify(stored, text, options));

// Equal characters from different keyboards give the same password.
const plain = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => hash(plain(password), cost);

// A hash that matches no password: checking an address without an account takes the same time.
const { memoryCost, timeCost, parallelism } = cost;
const dummyHash = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export const passwordMatches = async (stored: string | null, given: string): Promise<boolean> => {
  const matches = await verify(stored ?? dummyHash, plain(given));
  return stored !== null && matches;
};

/** The pepper is stored outside the database: without it, four digits would be brute-forced in seconds. */
export const hashPin = (pin: string, pepper: Buffer) => hash(pin, { ...cost, secret: pepper });

export const pinMatches = async (stored: string | null, given: string, pepper: Buffer): Promise<boolean> => {
  const matches = await verify(stored ?? dummyHash, given, { secret: pepper });
  return stored !== null && matches;
};
