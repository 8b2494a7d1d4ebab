import { setTimeout as pause } from 'node:timers/promises';
import type { Buyer } from '../../support/buyers.ts';
import { send } from './send.ts';

export type Answer = { status: number; body: Record<string, unknown> };
/** Without a body it is a GET. */
export type RetryingCall = (buyer: Buyer, path: string, body?: object, key?: string) => Promise<Answer>;

const deadlineMs = 120_000;
const timeoutMs = 15_000;

/** A client that retries on either server, with the same idempotency key, until one responds. */
export const retryingClient =
  (urls: readonly string[]): RetryingCall =>
  async (buyer, path, body, key) => {
    const deadline = performance.now() + deadlineMs;
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      'x-device-id': buyer.device,
      authorization: `Bearer ${buyer.token}`,
      ...(key && { 'idempotency-key': key }),
    };
    let last = { status: 0, text: '' };
    for (let attempt = buyer.idUser; performance.now() < deadline; attempt++) {
      const url = `${urls[attempt % urls.length]}/api${path}`;
      last = await send(url, { headers, ...(body && { body: JSON.stringify(body) }), timeoutMs }).catch((error) => ({
        status: 0,
        text: String(error),
      }));
      const { status, text } = last;
      if (status > 0 && status < 500 && status !== 429) {
        return { status, body: text ? JSON.parse(text) : {} };
      }
      await pause(50);
    }
    throw new Error(`${path}: expected an answer within ${deadlineMs / 1_000} s, last got ${last.status} ${last.text}`);
  };
