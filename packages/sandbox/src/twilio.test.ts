import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutbox, type Outbox } from './outbox.ts';
import { startTwilioSandbox, type TwilioSandbox } from './twilio.ts';

const now = new Date('2030-05-01T10:00:00Z');

let outbox: Outbox;
let sandbox: TwilioSandbox;

beforeEach(async () => {
  outbox = createOutbox();
  sandbox = await startTwilioSandbox({ outbox, clock: { now: () => now }, log: () => {} });
});
afterEach(() => sandbox.close());

class Redirected extends twilio.RequestClient {
  override request<T>(options: RequestClient.RequestOptions<T>) {
    return super.request<T>({ ...options, uri: options.uri.replace('https://api.twilio.com', sandbox.url) });
  }
}

const clientWith = (token: string) => twilio(sandbox.accountSid, token, { httpClient: new Redirected() });
const send = (to: string, token = sandbox.authToken) =>
  clientWith(token).messages.create({ to, from: sandbox.from, body: 'Код 123456' });

it('accepts a message from the official SDK and keeps it', async () => {
  const message = await send('+380501112233');

  expect(message).toMatchObject({ status: 'queued', to: '+380501112233', body: 'Код 123456', dateCreated: now });
  expect(message.sid).toMatch(/^SM[0-9a-f]{32}$/);
  expect(outbox.sms('+380501112233')).toMatchObject([{ body: 'Код 123456', from: sandbox.from, at: now }]);
});

it.each(['12345', '+15005550001'])('refuses the number %s as Twilio does', async (to) => {
  await expect(send(to)).rejects.toMatchObject({ status: 400, code: 21211 });
  expect(outbox.sms()).toHaveLength(0);
});

it('refuses a wrong token', async () => {
  await expect(send('+380501112233', 'wrong')).rejects.toMatchObject({ status: 401, code: 20003 });
});
