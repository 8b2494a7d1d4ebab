import { setTimeout as pause } from 'node:timers/promises';
import type { Buyer } from '../../support/buyers.ts';
import { send } from './send.ts';

export type Answer = { status: number; body: Record<string, unknown> };
/** Without a body it is a GET. */
export type Insist = (buyer: Buyer, path: string, body?: object, key?: string) => Promise<Answer>;

const patience = 120_000;
const timeoutMs = 15_000;

/** A client that asks one program or the other, with the same key, until one of them answers. */
export const insistOn =
  (urls: readonly string[]): Insist =>
  async (buyer, path, body, key) => {
    const deadline = performance.now() + patience;
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
    throw new Error(`${path} gave no answer for ${patience / 1_000} s: ${last.status} ${last.text}`);
  };
