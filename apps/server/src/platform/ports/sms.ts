import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';

export type SmsSender = { send(sms: { to: string; text: string }): Promise<void> };

/** Says why in Twilio's code, such as 21211 for a number that does not exist; null when Twilio was not reached. */
export class SmsNotSent extends Error {
  readonly code: number | null;
  constructor(code: number | null) {
    super(code === null ? 'Twilio could not be reached' : `Twilio refused the message (${code})`);
    this.code = code;
  }
}

type Account = { accountSid: string; authToken: string; from: string; baseUrl?: string };

const timeout = 10_000;

class ClientAt extends twilio.RequestClient {
  readonly #baseUrl: string;
  constructor(baseUrl: string) {
    super({ timeout });
    this.#baseUrl = baseUrl;
  }
  override request<T>(options: RequestClient.RequestOptions<T>) {
    const { pathname, search } = new URL(options.uri);
    return super.request<T>({ ...options, uri: `${this.#baseUrl}${pathname}${search}` });
  }
}

export const twilioSms = ({ accountSid, authToken, from, baseUrl }: Account): SmsSender => {
  const client = twilio(accountSid, authToken, baseUrl ? { httpClient: new ClientAt(baseUrl) } : { timeout });
  return {
    async send({ to, text }) {
      try {
        await client.messages.create({ to, from, body: text });
      } catch (error) {
        // The SDK's own error carries the request with its Authorization header, which must not reach a log.
        throw new SmsNotSent(error instanceof twilio.RestException ? (error.code ?? error.status) : null);
      }
    },
  };
};
