import { readFileSync } from 'node:fs';
import { fail } from '@stagedoor/contract/errors';

const common = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'));

/** Refuses the most common passwords and the user's own email address. */
export const refuseCommon = (password: string, email: string | null): void => {
  const plain = password.toLowerCase();
  if (common.has(plain) || plain === email?.toLowerCase())
    fail('mandatoryFieldNull', { fields: { password: 'common' } });
};
