import type { Clock } from '../clock.ts';
import { BodyTooLarge, listenOnLoopback } from '../http.ts';
import type { Log } from '../log.ts';
import { answerApi } from './api.ts';
import type { Context } from './context.ts';
import { recordEvent } from './events.ts';
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
  /** For a receiver whose address is known only after this has started. Undelivered events are sent there at once. */
  deliverWebhooksTo(url: string): void;
  close(): Promise<void>;
};

export type StripeOptions = {
  clock: Clock;
  log: Log;
  webhookSecret: string;
  webhookUrl?: string | undefined;
  /** Where the state is kept between starts. Without it the state ends with the process. */
  directory?: string | undefined;
  /** Where browsers reach the hosted card page, if not on the server's own address. */
  publicUrl?: string | undefined;
};

const secretKey = 'sk_test_sandbox';
const publishableKey = 'pk_test_sandbox';

export const startStripeSandbox = async (options: StripeOptions): Promise<StripeSandbox> => {
  const { clock, log, webhookSecret, webhookUrl, directory, publicUrl } = options;
  const store = openStore(directory);
  const webhooks = createWebhooks({ store, secret: webhookSecret, log });
  const context: Context = {
    clock,
    store,
    publicUrl: publicUrl ?? '',
    emit: (type, object) => webhooks.send(recordEvent({ clock, store }, type, object)),
  };
  const api = answerApi(context, secretKey);
  const pages = answerPayPage(context);

  const server = await listenOnLoopback((request, response) => {
    const url = URL.parse(request.url ?? '', 'http://sandbox');
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    const answer = url.pathname.startsWith('/pay/') ? pages : api;
    answer(request, response, url).catch((error) => {
      const isTooLarge = error instanceof BodyTooLarge;
      if (!isTooLarge) log(`Stripe sandbox: ${error}`);
      response.writeHead(isTooLarge ? 413 : 500, { connection: 'close' }).end();
    });
  });
  context.publicUrl ||= server.origin;
  if (webhookUrl) webhooks.deliverTo(webhookUrl);

  return {
    url: server.origin,
    host: '127.0.0.1',
    port: server.port,
    secretKey,
    publishableKey,
    webhookSecret,
    deliverWebhooksTo: webhooks.deliverTo,
    async close() {
      await server.close();
      await webhooks.close();
      store.close();
    },
  };
};
