import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import Provider, { interactionPolicy } from 'oidc-provider';
import { memoryAdapter } from './memory-adapter.ts';
import type { People } from './people.ts';

export type Client = { clientId: string; clientSecret: string };

export const newSigningKey = (): JsonWebKey => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  kid: randomBytes(8).toString('hex'),
  alg: 'ES256',
  use: 'sig',
});

// Asks for the identity at every visit, so that developers can log in as different people.
const askAlways = () => {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('asked', 'The person has not said who it is', 'login_required', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
};

export const createProvider = (
  issuer: string,
  { people, clients, signingKey }: { people: People; clients: readonly Client[]; signingKey: JsonWebKey },
): Provider => {
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    jwks: { keys: [signingKey] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    clients: clients.map(({ clientId, clientSecret }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: ['http://localhost/'],
      application_type: 'native',
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'ES256',
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Most networks put the claims into the ID token, and nothing else is requested.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: askAlways(), url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, subject) => {
      const claims = people.claimsOf(subject);
      return claims && { accountId: subject, claims: () => claims };
    },
    loadExistingGrant: async ({ oidc }) => {
      const { accountId } = oidc.session ?? {};
      const { clientId } = oidc.client ?? {};
      if (!accountId || !clientId) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // The product's URL is known only after its start, and this provider protects no one.
  provider.Client.prototype.redirectUriAllowed = () => true;
  return provider;
};
