import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from './clock.ts';
import { listenOnLoopback, readBody } from './http.ts';
import type { Log } from './log.ts';
import type { Outbox } from './outbox.ts';

export type TwilioSandbox = {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
  /** With which tokens of the app’s calls are signed. */
  apiKey: string;
  apiSecret: string;
  application: string;
  close(): Promise<void>;
};

type Reply = { status: number; body: Record<string, unknown> };

const accountSid = `AC${'0'.repeat(32)}`;
const authToken = 'sandbox-auth-token';
const from = '+15005550006';
const apiKey = `SK${'0'.repeat(32)}`;
const apiSecret = 'sandbox-api-secret-of-thirty-two';
const application = `AP${'0'.repeat(32)}`;

const longestBody = 1600;
const phoneNumber = /^\+[1-9]\d{6,14}$/;
/** Twilio's documented invalid number for test credentials. */
const alwaysInvalid = '+15005550001';

const refuse = (status: number, code: number, message: string): Reply => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

const sendMessage = (form: URLSearchParams, outbox: Outbox, now: Date): Reply => {
  const to = form.get('To');
  const sender = form.get('From') ?? form.get('MessagingServiceSid');
  const body = form.get('Body');
  if (!to) return refuse(400, 21604, "A 'To' phone number is required.");
  if (!sender) return refuse(400, 21603, "A 'From' phone number is required.");
  if (!body) return refuse(400, 21602, 'Message body is required.');
  if (!phoneNumber.test(to) || to === alwaysInvalid) return refuse(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (body.length > longestBody) {
    return refuse(400, 21617, 'The concatenated message body exceeds the 1600 character limit');
  }
  outbox.addSms({ at: now, from: sender, to, body });
  return { status: 201, body: queuedMessage({ to, sender, body, now }) };
};

const queuedMessage = ({ to, sender, body, now }: { to: string; sender: string; body: string; now: Date }) => {
  const sid = `SM${randomBytes(16).toString('hex')}`;
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${sid}`;
  const sentAt = now.toUTCString().replace('GMT', '+0000');
  const bySender = sender.startsWith('MG');
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body,
    date_created: sentAt,
    date_sent: null,
    date_updated: sentAt,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: bySender ? null : sender,
    messaging_service_sid: bySender ? sender : null,
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: 'USD',
    sid,
    status: 'queued',
    subresource_uris: { media: `${uri}/Media.json` },
    to,
    uri: `${uri}.json`,
  };
};

const expectedAuthorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

const answer = async (request: IncomingMessage, outbox: Outbox, clock: Clock): Promise<Reply> => {
  const body = await readBody(request);
  if (request.headers.authorization !== expectedAuthorization) return refuse(401, 20003, 'Authenticate');
  if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) {
    return refuse(404, 20404, `The requested resource ${request.url} was not found`);
  }
  return sendMessage(new URLSearchParams(body), outbox, clock.now());
};

const write = (response: ServerResponse, { status, body }: Reply) => {
  response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' });
  response.end(JSON.stringify(body));
};

type Options = { outbox: Outbox; clock: Clock; log: Log };

export const startTwilioSandbox = async ({ outbox, clock, log }: Options): Promise<TwilioSandbox> => {
  const server = await listenOnLoopback((request, response) => {
    answer(request, outbox, clock).then(
      (reply) => write(response, reply),
      (error) => {
        log(`Twilio sandbox: ${error}`);
        write(response, refuse(500, 20500, 'Internal Server Error'));
      },
    );
  });
  const keys = { apiKey, apiSecret, application };
  return { url: server.origin, accountSid, authToken, from, ...keys, close: server.close };
};
