import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import { BodyTooLarge, listenOnLoopback, readBody } from '../http.ts';
import type { Log } from '../log.ts';
import { answerApi } from './api.ts';
import { readBooks, type StripeBooks } from './books.ts';
import type { Context } from './context.ts';
import { recordEvent } from './events.ts';
import { createFaults, type Faults } from './faults.ts';
import { keepCard } from './keep-card.ts';
import { answerPayPage } from './pay-routes.ts';
import { openStore } from './store.ts';
import { createWebhooks } from './webhooks.ts';

export type StripeSandbox = {
  url: string;
  host: string;
  port: number;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /**
   * For a receiver whose URL is known only after this has started. Sends undelivered events there at once; `types`
   * restricts them, as in the settings of a Stripe endpoint.
   */
  deliverWebhooksTo(url: string, types?: readonly string[]): void;
  /** For browsers that reach the hosted pages by another URL than this server's own. */
  servePagesAt(url: string): void;
  /** Resolves when no webhook is in flight or waiting for a retry. */
  webhooksDelivered(): Promise<void>;
  keepCard: ReturnType<typeof keepCard>;
  /** What it captured and refunded so far. */
  books(): StripeBooks;
  faults: Faults;
  /** An unguessable URL where another process may POST faults as JSON. */
  faultsUrl: string;
  close(): Promise<void>;
};

export type StripeOptions = {
  clock: Clock;
  log: Log;
  webhookSecret: string;
  webhookUrl?: string | undefined;
  /** Where the state is stored between starts. Without it, the state is in memory only. */
  directory?: string | undefined;
};

const secretKey = 'sk_test_sandbox';
const publishableKey = 'pk_test_sandbox';

export const startStripeSandbox = async (options: StripeOptions): Promise<StripeSandbox> => {
  const { clock, log, webhookSecret, webhookUrl, directory } = options;
  const store = openStore(directory);
  const faults = createFaults();
  const webhooks = createWebhooks({ store, secret: webhookSecret, log, faults });
  const context: Context = {
    clock,
    store,
    publicUrl: '',
    emit: (type, object) => webhooks.send(recordEvent({ clock, store }, type, object)),
  };
  const api = answerApi(context, secretKey, faults);
  const pages = answerPayPage(context);
  const faultsPath = `/faults/${randomBytes(24).toString('base64url')}`;

  const server = await listenOnLoopback((request, response) => {
    const url = URL.parse(request.url ?? '', 'http://sandbox');
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    const answer = url.pathname.startsWith('/pay/') ? pages : url.pathname === faultsPath ? causeFaults(faults) : api;
    answer(request, response, url).catch((error) => {
      const isTooLarge = error instanceof BodyTooLarge;
      if (!isTooLarge) log(`Stripe sandbox: ${error}`);
      response.writeHead(isTooLarge ? 413 : 500, { connection: 'close' }).end();
    });
  });
  context.publicUrl = server.origin;
  if (webhookUrl) webhooks.deliverTo(webhookUrl);

  return {
    url: server.origin,
    host: '127.0.0.1',
    port: server.port,
    secretKey,
    publishableKey,
    webhookSecret,
    deliverWebhooksTo: webhooks.deliverTo,
    servePagesAt: (url) => {
      context.publicUrl = url;
    },
    webhooksDelivered: webhooks.delivered,
    keepCard: keepCard(context),
    books: () => readBooks(context),
    faults,
    faultsUrl: `${server.origin}${faultsPath}`,
    async close() {
      await server.close();
      await webhooks.close();
      store.close();
    },
  };
};

const causeFaults = (faults: Faults) => async (request: IncomingMessage, response: ServerResponse) => {
  faults.cause(JSON.parse(await readBody(request)));
  response.writeHead(204).end();
};
