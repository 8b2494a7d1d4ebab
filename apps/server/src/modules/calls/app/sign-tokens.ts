import { fail } from '@stagedoor/contract/errors';
import { secondsAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';

type Tokens = { identity: string; token: string; expiresAt: string };

/** For the mobile app, whose calls go through a provider. */
export const signTokens =
  ({ appCalls, wallClock }: Pick<Deps, 'appCalls' | 'wallClock'>) =>
  async (idUser: number): Promise<Tokens> => {
    if (!appCalls) return fail('serviceLater');
    const { identity, token, seconds } = await appCalls.sign(idUser);
    // The provider’s clock decides, not one that is moved by hand.
    return { identity, token, expiresAt: secondsAfter(wallClock.now(), seconds).toISOString() };
  };
