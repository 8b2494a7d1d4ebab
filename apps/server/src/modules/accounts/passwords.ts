import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id; hashing runs on libuv's threads, never on the event loop.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

// An address without an account costs the same time as one with it.
const nobody = hashPassword('no account has this password');

export const passwordMatches = async (stored: string | null, given: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), given);
  return stored !== null && matches;
};
