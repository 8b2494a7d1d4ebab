import type { JsonWebKey } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { listenOnLoopback } from '../http.ts';
import type { Log } from '../log.ts';
import type { Client } from './provider.ts';

export type OidcSandbox = Client & {
  issuer: string;
  /** Another client of the same provider. */
  stranger: Client;
  close(): Promise<void>;
};

type Options = {
  log: Log;
  /** Signs the ID tokens; random for each start unless given. */
  signingKey?: JsonWebKey | undefined;
};

const product: Client = { clientId: 'stagedoor', clientSecret: 'sandbox-client-secret' };
const stranger: Client = { clientId: 'another-shop', clientSecret: 'another-client-secret' };

/** A social network on loopback: a real OpenID Connect provider where anyone can log in as anyone. */
export const startOidcSandbox = async ({ log, signingKey }: Options): Promise<OidcSandbox> => {
  let answer: Promise<RequestListener> | undefined;
  // Loaded on first use: the provider is large and most starts never need it.
  const load = async () => {
    const { answerOidc } = await import('./routes.ts');
    return answerOidc({ issuer: server.origin, clients: [product, stranger], signingKey, log });
  };
  const server = await listenOnLoopback(async (request, response) => {
    try {
      answer ??= load();
      (await answer)(request, response);
    } catch (error) {
      log(`Sandbox ID: ${error}`);
      response.writeHead(500, { connection: 'close' }).end();
    }
  });
  return { issuer: server.origin, ...product, stranger, close: server.close };
};
