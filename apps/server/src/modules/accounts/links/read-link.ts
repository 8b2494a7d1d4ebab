import { fail } from '@stagedoor/contract/errors';
import type { LinkPurpose } from '@stagedoor/contract/schemas/account';
import { maskEmail } from '../../../platform/mask.ts';
import type { Deps } from '../deps.ts';
import { emailOf } from '../users.repo.ts';
import { findLink } from './mailed-links.ts';

export const readLink =
  (deps: Pick<Deps, 'database' | 'clock'>) =>
  ({ purpose, token }: { purpose: LinkPurpose; token: string }): Promise<{ purpose: LinkPurpose; email: string }> =>
    deps.database.inTransaction(async (tx) => {
      const link = (await findLink(tx, deps, purpose, token)) ?? fail('pageNotFound');
      const email = link.email ?? (await emailOf(tx, link.id_user));
      return { purpose, email: email ? maskEmail(email) : '' };
    });
