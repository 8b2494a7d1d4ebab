import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../../platform/secrets.ts';

export type OauthSecrets = { state: string; nonce: string; codeVerifier: string };

/**
 * Derives nonce and code verifier from the state. The browser brings the state back, so the database stores only
 * hashes.
 */
export const oauthSecretsOf = (secrets: Secrets, state: string): OauthSecrets => ({
  state,
  nonce: secrets.hash('social nonce', state).toString('base64url'),
  codeVerifier: secrets.hash('social code verifier', state).toString('base64url'),
});

export const newOauthSecrets = (secrets: Secrets): OauthSecrets =>
  oauthSecretsOf(secrets, randomBytes(32).toString('base64url'));
