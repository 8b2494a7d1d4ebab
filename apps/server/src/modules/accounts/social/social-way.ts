import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../../platform/secrets.ts';

export type WaySecrets = { state: string; nonce: string; codeVerifier: string };

/**
 * A state and what is derived from it. Whoever comes back with the state brings the rest along, so the database holds
 * nothing but hashes.
 */
export const wayOf = (secrets: Secrets, state: string): WaySecrets => ({
  state,
  nonce: secrets.hash('social nonce', state).toString('base64url'),
  codeVerifier: secrets.hash('social code verifier', state).toString('base64url'),
});

export const newWay = (secrets: Secrets): WaySecrets => wayOf(secrets, randomBytes(32).toString('base64url'));
