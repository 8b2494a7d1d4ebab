import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id; hashing runs on libuv's threads, never on the event loop.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// The same letters typed on another keyboard are the same password.
const plain = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => hash(plain(password), cost);

// An address without an account costs the same time as one with it.
const nobody = hashPassword('no account has this password');

export const passwordMatches = async (stored: string | null, given: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), plain(given));
  return stored !== null && matches;
};

/** The pepper is kept outside the database: without it, four digits would be found in seconds. */
export const hashPin = (pin: string, pepper: Buffer) => hash(pin, { ...cost, secret: pepper });

export const pinMatches = async (stored: string | null, given: string, pepper: Buffer): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), given, { secret: pepper });
  return stored !== null && matches;
};
