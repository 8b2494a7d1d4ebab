import { limits } from '@stagedoor/contract/limits';
import {
  createRemoteJWKSet,
  type JWTPayload,
  type JWTVerifyGetKey,
  errors as joseErrors,
  customFetch as joseFetch,
  jwtVerify,
} from 'jose';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { cached } from '../cached.ts';
import { hour } from '../time.ts';
import { type LoginRequest, NetworkAway, NotVouchedFor, type SocialIdentity, type SocialSetting } from './social.ts';
import { socialFetch } from './social-fetch.ts';

type Known = { config: oidc.Configuration; keys: JWTVerifyGetKey };

const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** An OpenID Connect provider. */
export const openOidc = (setting: SocialSetting): LoginRequest => {
  const { clientId, formPost } = setting;
  const known = cached(hour, () => getToKnow(setting));

  /**
   * Verifies every ID token, however it arrived. Checks its times against the system clock, because the network set
   * them.
   */
  const verify = async (idToken: string, nonce: string): Promise<SocialIdentity> => {
    const { config, keys } = await asking(known);
    const { issuer } = config.serverMetadata();
    const { payload } = await asking(() =>
      jwtVerify(idToken, keys, { issuer, audience: clientId, algorithms, requiredClaims: ['sub', 'exp', 'iat'] }),
    );
    if (payload.nonce !== nonce) throw new NotVouchedFor('another nonce');
    return identityOf(payload);
  };

  return {
    verify,

    async addressOf({ redirectUri, state, nonce, codeVerifier }) {
      const { config } = await asking(known);
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(formPost && { response_mode: 'form_post' }),
      }).href;
    },

    async exchange(code, { redirectUri, state, nonce, codeVerifier }) {
      const { config } = await asking(known);
      const answer = new URL(redirectUri);
      // Each network has its own redirect URI, and the state is bound to it, so the issuer is known.
      answer.search = String(new URLSearchParams({ code, state, iss: config.serverMetadata().issuer }));
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
      const { id_token: idToken } = await asking(() => oidc.authorizationCodeGrant(config, answer, checks));
      return verify(idToken ?? '', nonce);
    },
  };
};

const getToKnow = async ({ issuer, clientId, clientSecret, tokenEndpoint }: SocialSetting): Promise<Known> => {
  const found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [oidc.customFetch]: socialFetch,
    ...(isLoopback(issuer) && { execute: [oidc.allowInsecureRequests] }),
  });
  const { issuer: name, authorization_endpoint = '', jwks_uri = '' } = found.serverMetadata();
  const keys = createRemoteJWKSet(new URL(jwks_uri), { [joseFetch]: socialFetch });
  if (!tokenEndpoint) return { config: found, keys };
  const metadata = { issuer: name, authorization_endpoint, jwks_uri, token_endpoint: tokenEndpoint };
  const config = new oidc.Configuration(metadata, clientId, clientSecret);
  config[oidc.customFetch] = socialFetch;
  return { config, keys };
};

const isLoopback = (url: string) => /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(url);

const asking = async <T>(question: () => Promise<T>): Promise<T> => {
  try {
    return await question();
  } catch (error) {
    if (isRefusal(error)) throw new NotVouchedFor(error instanceof Error ? error.message : '', { cause: error });
    throw new NetworkAway('the identity provider gave no usable answer', { cause: error });
  }
};

const isRefusal = (error: unknown) =>
  (error instanceof joseErrors.JOSEError && !(error instanceof joseErrors.JWKSTimeout)) ||
  (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') ||
  (error instanceof oidc.ClientError && String(error.code).startsWith('OAUTH_JWT'));

const claimed = z.object({
  sub: z.string().regex(/^\P{Cc}{1,255}$/u),
  email: z.email().max(limits.account.emailMax).nullable().catch(null),
  // Apple sends it as a string.
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: z.string().catch(''),
});

const identityOf = (claims: JWTPayload): SocialIdentity => {
  const { data } = claimed.safeParse(claims);
  if (!data) throw new NotVouchedFor('a subject that cannot be one');
  const name = data.name
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, limits.account.nameMax);
  return { subject: data.sub, email: data.email_verified ? data.email : null, name };
};
