import { randomUUID } from 'node:crypto';
import type { Mail, Outbox } from '@stagedoor/sandbox';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { visitorOf } from './api.ts';
import type { Shelf } from './find-products.ts';

type Deps = { app: FastifyInstance; outbox: Outbox; clock: Clock };

const mailMs = 15_000;

/** Buys a message without an account, pays with a test card, and returns the path of the mailed link. */
export const buyAsGuest =
  ({ app, outbox, clock }: Deps) =>
  async ({ message }: Pick<Shelf, 'message'>, language: string): Promise<string> => {
    const visitor = visitorOf(app, randomUUID());
    const email = `guest-${randomUUID().slice(0, 8)}@stagedoor.example`;
    const anonymous = { authorization: 'Bearer anonymous' };
    const { idProduct, standardRate: total } = message;
    const fields = { text: 'Which song do you hum when nobody listens?', email };
    const bought = await visitor.post(
      '/buy-product',
      { idProduct, fields, total, language },
      { ...anonymous, 'idempotency-key': randomUUID() },
    );
    const { result } = bought.body as { result?: string };
    const si = new URL(result ?? '', 'http://here').searchParams.get('si');
    if (!si) throw new Error(`the guest purchase returned no payment: ${JSON.stringify(bought.body)}`);
    const mailed = linkTo(outbox, email);
    const { url } = (await visitor.post('/open-checkout', { si }, anonymous)).body as { url: string };
    await payWithTestCard(url, email, clock.now());
    return mailed;
  };

const payWithTestCard = async (url: string, email: string, now: Date): Promise<void> => {
  const expiry = `12/${String(now.getUTCFullYear() + 5).slice(-2)}`;
  const body = new URLSearchParams({ email, number: '4242424242424242', expiry, cvc: '123' });
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
};

/** Waits for the first mail with a link to an order, and returns the path. */
const linkTo = (outbox: Outbox, email: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const give = (path: string) => {
      clearTimeout(late);
      stop();
      resolve(path);
    };
    const look = ({ to, text }: Mail) => {
      const path = to.includes(email) ? /https?:\/\/[^/\s]+(\/order\/\S+)/.exec(text)?.[1] : undefined;
      if (path) give(path);
    };
    const stop = outbox.subscribe((sent) => sent.kind === 'mail' && look(sent.mail));
    const late = setTimeout(() => {
      stop();
      reject(new Error(`expected a mail to the guest within ${mailMs} ms`));
    }, mailMs);
  });
