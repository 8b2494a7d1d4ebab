import type { Log } from '../log.ts';
import type { Event } from './objects.ts';
import { sign } from './signature.ts';
import type { Store } from './store.ts';

export type Webhooks = {
  send(event: Event): void;
  /** Sends what nobody has received yet, from now on to this address. */
  deliverTo(url: string): void;
  close(): Promise<void>;
};

type Options = { store: Store; secret: string; log: Log; retryDelays?: number[] };

const answerTimeout = 10_000;
const usualDelays = [500, 2_000, 10_000, 60_000];

export const createWebhooks = ({ store, secret, log, retryDelays = usualDelays }: Options): Webhooks => {
  let endpoint: string | null = null;
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const deliver = async (event: Event, url: string): Promise<void> => {
    const payload = JSON.stringify(event, null, 2);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        // Receivers compare this with the machine's time, which the sandbox's movable clock must not disturb.
        'stripe-signature': sign(payload, secret, Math.floor(Date.now() / 1000)),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerTimeout)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`answered ${response.status}`);
    store.events.put({ ...event, pending_webhooks: 0 });
  };

  const attempt = (event: Event, tries: number) => {
    if (endpoint === null) return;
    const delivery = deliver(event, endpoint)
      .catch((error) => {
        if (closing.signal.aborted) return;
        const delay = retryDelays[tries];
        log(
          `Stripe sandbox: webhook ${event.type} failed (${error.message})${delay === undefined ? ', giving up' : ''}`,
        );
        if (delay !== undefined) retryLater(event, tries + 1, delay);
      })
      .finally(() => running.delete(delivery));
    running.add(delivery);
  };

  const retryLater = (event: Event, tries: number, delay: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      attempt(event, tries);
    }, delay);
    timer.unref();
    timers.add(timer);
  };

  return {
    send: (event) => attempt(event, 0),
    deliverTo(url) {
      endpoint = url;
      const waiting = store.events.newestFirst().filter((event) => event.pending_webhooks > 0);
      for (const event of waiting.reverse()) attempt(event, 0);
    },
    async close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
};
