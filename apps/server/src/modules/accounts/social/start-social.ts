import { fail } from '@stagedoor/contract/errors';
import { minute } from '../../../platform/time.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { insertAttempt } from './social.repo.ts';
import { askNetwork, findNetwork, redirectUriOf, type SocialDeps } from './social-deps.ts';
import { newWay } from './social-way.ts';

const lifeMs = 10 * minute;

/** Where to send a browser. The app, which asks its network by itself, needs only the nonce. */
export const startSocial =
  (deps: SocialDeps) =>
  async ({
    network,
    device,
  }: {
    network: string;
    device: string | undefined;
  }): Promise<{ url: string; nonce: string }> => {
    const found = findNetwork(deps, network);
    if (!device) return fail('mandatoryFieldNull', { fields: { 'X-Device-Id': 'required' } });
    const way = newWay(deps.secrets);
    const url = await askNetwork(deps, () => found.addressOf({ ...way, redirectUri: redirectUriOf(deps, network) }));
    const now = deps.clock.now();
    const attempt = {
      stateHash: hashToken(way.state),
      nonceHash: hashToken(way.nonce),
      network,
      device,
      expiresAt: new Date(now.getTime() + lifeMs),
    };
    await deps.database.inTransaction((tx) => insertAttempt(tx, attempt, now));
    return { url, nonce: way.nonce };
  };
