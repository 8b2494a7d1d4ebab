import { fail } from '@stagedoor/contract/errors';
import { minute } from '../../../platform/time.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { newOauthSecrets } from './oauth-secrets.ts';
import { insertAttempt } from './social.repo.ts';
import { askNetwork, findNetwork, redirectUriOf, type SocialDeps } from './social-deps.ts';

const lifeMs = 10 * minute;

/** Returns where to send a browser. An app, which talks to its network directly, needs only the nonce. */
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
    const secrets = newOauthSecrets(deps.secrets);
    const url = await askNetwork(deps, () =>
      found.addressOf({ ...secrets, redirectUri: redirectUriOf(deps, network) }),
    );
    const now = deps.clock.now();
    const attempt = {
      stateHash: hashToken(secrets.state),
      nonceHash: hashToken(secrets.nonce),
      network,
      device,
      expiresAt: new Date(now.getTime() + lifeMs),
    };
    await deps.database.inTransaction((tx) => insertAttempt(tx, attempt, now));
    return { url, nonce: secrets.nonce };
  };
