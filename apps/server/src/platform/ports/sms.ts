import type { Twilio } from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';

export type SmsSender = { send(sms: { to: string; text: string }): Promise<void> };

/** `code` is Twilio's error code, such as 21211 for an invalid number; null when Twilio could not be reached. */
export class SmsNotSent extends Error {
  readonly code: number | null;
  constructor(code: number | null) {
    super(code === null ? 'Twilio could not be reached' : `Twilio refused the message (${code})`);
    this.code = code;
  }
}

type Account = { accountSid: string; authToken: string; from: string; baseUrl?: string };

const timeout = 10_000;

export const twilioSms = (account: Account): SmsSender => {
  // The SDK is large and most processes never send an SMS, so it is loaded on first use.
  let client: Promise<Twilio> | undefined;
  return {
    async send({ to, text }) {
      client ??= connect(account);
      const { messages } = await client;
      try {
        await messages.create({ to, from: account.from, body: text });
      } catch (error) {
        // The SDK's error carries the request with its Authorization header, which must not reach a log.
        throw new SmsNotSent(await codeOf(error));
      }
    },
  };
};

const connect = async ({ accountSid, authToken, baseUrl }: Account): Promise<Twilio> => {
  const { default: twilio } = await import('twilio');
  if (!baseUrl) return twilio(accountSid, authToken, { timeout });
  class ClientAt extends twilio.RequestClient {
    override request<T>(options: RequestClient.RequestOptions<T>) {
      const { pathname, search } = new URL(options.uri);
      return super.request<T>({ ...options, uri: `${baseUrl}${pathname}${search}` });
    }
  }
  return twilio(accountSid, authToken, { httpClient: new ClientAt({ timeout }) });
};

const codeOf = async (error: unknown): Promise<number | null> => {
  const { default: twilio } = await import('twilio');
  return error instanceof twilio.RestException ? (error.code ?? error.status) : null;
};
