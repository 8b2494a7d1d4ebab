import { fail } from '@stagedoor/contract/errors';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Notify } from '../../../platform/notices/notify.ts';
import { NetworkAway, type SocialNetwork } from '../../../platform/ports/social.ts';
import type { Secrets } from '../../../platform/secrets.ts';

export type SocialDeps = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  notify: Notify;
  networks: readonly SocialNetwork[];
  publicUrl: () => string;
  log: Logger;
};

export const findNetwork = ({ networks }: Pick<SocialDeps, 'networks'>, name: string): SocialNetwork =>
  networks.find(({ network }) => network === name) ?? fail('pageNotFound');

/** The page to which a network redirects. */
export const redirectUriOf = ({ publicUrl }: Pick<SocialDeps, 'publicUrl'>, network: string) =>
  `${publicUrl().replace(/\/$/, '')}/login/${network}`;

export const askNetwork = async <T>({ log }: Pick<SocialDeps, 'log'>, question: () => Promise<T>): Promise<T> => {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof NetworkAway)) throw error;
    // A wrong client secret looks like this too, and only the operator can fix it.
    log.warn({ err: error }, 'a social network gave no usable answer');
    return fail('serviceLater', { cause: error });
  }
};
