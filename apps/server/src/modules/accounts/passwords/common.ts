import { readFileSync } from 'node:fs';
import { fail } from '@stagedoor/contract/errors';

const common = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'));

/** The first guesses of anyone who guesses, and the person's own address. */
export const refuseCommon = (password: string, email: string | null): void => {
  const plain = password.toLowerCase();
  if (common.has(plain) || plain === email?.toLowerCase())
    fail('mandatoryFieldNull', { fields: { password: 'common' } });
};
