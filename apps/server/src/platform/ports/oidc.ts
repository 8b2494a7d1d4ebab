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
import { type Asked, NetworkAway, NotVouchedFor, type SocialIdentity, type SocialSetting } from './social.ts';
import { socialFetch } from './social-fetch.ts';

type Known = { config: oidc.Configuration; keys: JWTVerifyGetKey };

const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** A network that speaks OpenID Connect. */
export const openOidc = (setting: SocialSetting): Asked => {
  const { clientId, formPost } = setting;
  const known = cached(hour, () => getToKnow(setting));

  /** Every ID token goes through here, however it came. Its times are the network's, so they are held to the real clock. */
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
      // Each network has a way back of its own, which the state is bound to: that says who answered.
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
  // Apple says it as a text.
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
