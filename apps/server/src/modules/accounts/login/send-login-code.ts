import type { Language } from '@stagedoor/contract/limits';
import { countAttempt } from '../codes/attempts.ts';
import { issueCode } from '../codes/one-time-codes.ts';
import type { Deps } from '../deps.ts';

/** Does not look whether the address has an account, so nothing about the answer can tell. */
export const sendLoginCode =
  (deps: Deps) =>
  async ({ email, language }: { email: string; language: Language }): Promise<void> => {
    await countAttempt(deps, 'sendLoginCode', email);
    await deps.database.inTransaction(async (tx) => {
      const { code, expiresAt } = await issueCode(tx, deps, { purpose: 'login', email });
      await deps.post.mail(tx, 'loginCode', { to: email, language, gaps: { code }, until: expiresAt });
    });
  };
