import { fail } from '@stagedoor/contract/errors';
import { NotVouchedFor, type SocialIdentity } from '../../../platform/ports/social.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { oauthSecretsOf } from './oauth-secrets.ts';
import { useAttempt } from './social.repo.ts';
import { askNetwork, findNetwork, redirectUriOf, type SocialDeps } from './social-deps.ts';

type SocialProof = { code: string; state: string } | { idToken: string; nonce: string } | Record<never, never>;
export type Proving = { network: string; proof: SocialProof; device: string | undefined };

/**
 * Exchanges what the browser or app brings back for the identity confirmed by the network. Consumes the attempt first,
 * so that nothing can be replayed, whatever the outcome.
 */
export const proveIdentity =
  (deps: SocialDeps) =>
  async ({ network, proof, device }: Proving): Promise<SocialIdentity & { network: string }> => {
    const found = findNetwork(deps, network);
    if (!device) return fail('mandatoryFieldNull', { fields: { 'X-Device-Id': 'required' } });
    const use = async (key: Parameters<typeof useAttempt>[1]) => {
      const bound = { network, device, now: deps.clock.now() };
      if (!(await deps.database.inTransaction((tx) => useAttempt(tx, key, bound)))) fail('codeExpired');
    };
    if ('code' in proof) {
      const { code, state } = proof;
      await use({ state_hash: hashToken(state) });
      const request = { ...oauthSecretsOf(deps.secrets, state), redirectUri: redirectUriOf(deps, network) };
      return { network, ...(await askNetwork(deps, () => found.exchange(code, request)).catch(refuseUnvouched)) };
    }
    if ('idToken' in proof) {
      const { idToken, nonce } = proof;
      await use({ nonce_hash: hashToken(nonce) });
      return { network, ...(await askNetwork(deps, () => found.verify(idToken, nonce)).catch(refuseUnvouched)) };
    }
    return fail('missingSocialToken');
  };

const refuseUnvouched = (error: unknown): never => {
  if (error instanceof NotVouchedFor) fail('missingSocialToken', { cause: error });
  throw error;
};
