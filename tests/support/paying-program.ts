import { startSandbox, testCards } from '@stagedoor/sandbox';
import { stripeCards, stripeClient } from '../../apps/server/src/platform/ports/stripe-cards.ts';
import { eventTypes } from '../../apps/server/src/platform/ports/stripe-view.ts';
import { oembedVideoSites } from '../../apps/server/src/platform/ports/video-sites.ts';
import { aClock } from './clock.ts';
import type { TestDatabase } from './database.ts';
import { aWorkingProgram } from './program.ts';
import { whenDone } from './when-done.ts';

export type PayingProgram = Awaited<ReturnType<typeof aPayingProgram>>;

/** A working program, a card provider and video sites, each on its own port, with one test clock. */
export const aPayingProgram = async ({ cards, database }: { cards?: null; database?: TestDatabase } = {}) => {
  const clock = aClock();
  const sandbox = await startSandbox({ clock });
  const { secretKey, webhookSecret, url: apiBase } = sandbox.stripe;
  const stripe = stripeClient({ secretKey, apiBase });
  const program = await aWorkingProgram({
    clock,
    ...(database && { database }),
    videoSites: oembedVideoSites(sandbox.videoSites),
    cards: cards === null ? null : stripeCards({ stripe, webhookSecret }),
  });
  const url = await program.app.listen({ host: '127.0.0.1', port: 0 });
  sandbox.stripe.deliverWebhooksTo(`${url}/api/webhooks/stripe`, eventTypes);
  whenDone(sandbox.close);
  await program.settle();
  return { ...program, url, stripe, sandbox: sandbox.stripe };
};

/** What a browser sends when the card page is submitted. */
export const payOnPage = (page: string, { number } = testCards.success as { number: string }): Promise<Response> =>
  fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: 'fan@example.com', number, expiry: '12/34', cvc: '123' }),
  });
