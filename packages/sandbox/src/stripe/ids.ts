import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const letters = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

export const newId = (prefix: string): string => `${prefix}_${letters(24)}`;

/** Knowing a session's id is enough to pay on its page, so it is as long as Stripe's. */
export const newSessionId = (): string => `cs_test_${letters(58)}`;
