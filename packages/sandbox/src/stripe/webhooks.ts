import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { FaultDecisions } from './faults.ts';
import type { Event } from './objects.ts';
import { sign } from './signature.ts';
import type { Store } from './store.ts';

export type Webhooks = {
  send(event: Event): void;
  /** Sends undelivered and new events to this URL; only `types`, if given. */
  deliverTo(url: string, types?: readonly string[]): void;
  /** Resolves when nothing is in flight or waiting for a retry. */
  delivered(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  store: Store;
  secret: string;
  log: Log;
  faults: Pick<FaultDecisions, 'ofWebhook'>;
  retryDelays?: number[];
};

const answerTimeout = 10_000;
const usualDelays = [500, 2_000, 10_000, 60_000];
/** Concurrent deliveries; the others wait. */
const widest = 32;

type Delivery = { event: Event; tries: number };

export const createWebhooks = ({ store, secret, log, faults, retryDelays = usualDelays }: Options): Webhooks => {
  let endpoint: string | null = null;
  let subscribed: readonly string[] | undefined;
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const waiting: Delivery[] = [];
  const running = new Set<Promise<void>>();

  const deliver = async (event: Event, url: string): Promise<void> => {
    const payload = JSON.stringify(event, null, 2);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        // Receivers compare this with the system time, not with the sandbox clock.
        'stripe-signature': sign(payload, secret, Math.floor(Date.now() / 1000)),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerTimeout)]),
    });
    await response.arrayBuffer(); // a connection whose answer stays unread is not used again
    if (!response.ok) throw new Error(`answered ${response.status}`);
    store.events.put({ ...event, pending_webhooks: 0 });
  };

  const giveTurn = () => {
    while (endpoint !== null && running.size < widest) {
      const next = waiting.shift();
      if (!next) return;
      attempt(next, endpoint);
    }
  };

  const attempt = ({ event, tries }: Delivery, url: string) => {
    const delivery = deliver(event, url)
      .catch((error) => {
        if (closing.signal.aborted) return;
        const delay = retryDelays[tries];
        log(
          `Stripe sandbox: webhook ${event.type} failed (${error.message})${delay === undefined ? ', giving up' : ''}`,
        );
        if (delay !== undefined) later({ event, tries: tries + 1 }, delay);
      })
      .finally(() => {
        running.delete(delivery);
        giveTurn();
      });
    running.add(delivery);
  };

  const now = (delivery: Delivery) => {
    waiting.push(delivery);
    giveTurn();
  };

  const later = (delivery: Delivery, delay: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      now(delivery);
    }, delay);
    timer.unref();
    timers.add(timer);
  };

  return {
    send(event) {
      // Without a receiver the event waits until there is one.
      if (endpoint === null) return;
      const isSubscribed = subscribed?.includes(event.type) ?? true;
      const delays = isSubscribed ? faults.ofWebhook() : [];
      if (delays.length === 0) store.events.put({ ...event, pending_webhooks: 0 });
      for (const delay of delays) delay === 0 ? now({ event, tries: 0 }) : later({ event, tries: 0 }, delay);
    },
    deliverTo(url, types) {
      endpoint = url;
      subscribed = types;
      const undelivered = store.events
        .newestFirst()
        .filter(({ pending_webhooks, type }) => pending_webhooks > 0 && (types?.includes(type) ?? true));
      for (const event of undelivered.reverse()) now({ event, tries: 0 });
    },
    async delivered() {
      while (timers.size + waiting.length + running.size > 0) await pause(20);
    },
    async close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      waiting.length = 0;
      await Promise.all(running);
    },
  };
};
