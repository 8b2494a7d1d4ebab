import { join } from 'node:path';
import type { Sandbox } from '@stagedoor/sandbox';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import { type AppCalls, twilioCalls } from './platform/ports/app-calls.ts';
import type { Cards } from './platform/ports/cards.ts';
import { diskStorage } from './platform/ports/disk-storage.ts';
import { type CountryLookup, httpCountryLookup, noCountryLookup } from './platform/ports/geo.ts';
import { type Mailer, smtpMailer } from './platform/ports/mail.ts';
import { oidcNetwork } from './platform/ports/oidc-network.ts';
import { httpProfilePages, type ProfilePages } from './platform/ports/profile-pages.ts';
import { type Pusher, vapidPusher } from './platform/ports/push.ts';
import { builtInRates, httpRates, type RateSource } from './platform/ports/rates.ts';
import { type SmsSender, twilioSms } from './platform/ports/sms.ts';
import type { SocialNetwork } from './platform/ports/social.ts';
import type { Storage } from './platform/ports/storage.ts';
import { stripeCards, stripeClient } from './platform/ports/stripe-cards.ts';
import { oembedVideoSites, realSites, type VideoSites } from './platform/ports/video-sites.ts';
import { openRedis, type RedisLink } from './platform/redis.ts';
import { provideVapidKeys } from './provide-vapid-keys.ts';

export type Ports = {
  storage: Storage;
  rates: RateSource;
  countries: CountryLookup;
  profilePages: ProfilePages;
  videoSites: VideoSites;
  /** Null where no provider is configured. */
  mail: Mailer | null;
  sms: SmsSender | null;
  appCalls: AppCalls | null;
  cards: Cards | null;
  push: Pusher | null;
  social: readonly SocialNetwork[];
  redis: RedisLink | null;
};

type Given = {
  clock: Clock;
  log: Logger;
  sandbox: Sandbox | undefined;
  /** Known once the program listens. */
  publicUrl: () => string;
};

/**
 * Connects the outside services named in the settings; the sandbox replaces them where it can, over the same protocols.
 */
export const openPorts = async (config: Config, { clock, log, sandbox, publicUrl }: Given): Promise<Ports> => ({
  storage: await openStorage(config),
  rates: config.RATES_URL ? httpRates({ url: config.RATES_URL, clock }) : builtInRates,
  countries: config.COUNTRY_URL ? httpCountryLookup({ url: config.COUNTRY_URL }) : noCountryLookup,
  profilePages: httpProfilePages({ hosts: config.PROFILE_HOSTS }),
  videoSites: oembedVideoSites(sandbox?.videoSites ?? realSites),
  mail: openMail(config, sandbox),
  sms: openSms(config, sandbox),
  appCalls: openAppCalls(config, sandbox),
  cards: openCards(config, sandbox),
  push: vapidPusher({ ...(await provideVapidKeys(config)), subject: config.VAPID_SUBJECT }),
  social: sandbox ? [sandboxNetwork(sandbox, publicUrl)] : config.social.map(oidcNetwork),
  redis: config.REDIS_URL ? await openRedis(config.REDIS_URL, log) : null,
});

const openStorage = async (config: Config): Promise<Storage> => {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!bucket || !accessKeyId || !secretAccessKey) return diskStorage({ directory: join(config.DATA_DIR, 'files') });
  const { s3Storage } = await import('./platform/ports/s3-storage.ts');
  return s3Storage({ bucket, region, accessKeyId, secretAccessKey, ...(endpoint && { endpoint }) });
};

const openMail = (config: Config, sandbox: Sandbox | undefined): Mailer | null => {
  const url = sandbox?.smtpUrl ?? config.SMTP_URL;
  return url ? smtpMailer({ url, from: config.MAIL_FROM }) : null;
};

const openSms = (config: Config, sandbox: Sandbox | undefined): SmsSender | null => {
  if (sandbox) return twilioSms({ ...sandbox.twilio, from: '+15005550006', baseUrl: sandbox.twilioUrl });
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = config;
  return accountSid && authToken && from ? twilioSms({ accountSid, authToken, from }) : null;
};

const openAppCalls = (config: Config, sandbox: Sandbox | undefined): AppCalls | null => {
  if (sandbox) return twilioCalls(sandbox.twilio);
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = config;
  const { TWILIO_API_KEY: apiKey, TWILIO_API_SECRET: apiSecret, TWILIO_CALL_APP: application } = config;
  if (!accountSid || !authToken || !apiKey || !apiSecret || !application) return null;
  return twilioCalls({ accountSid, authToken, apiKey, apiSecret, application });
};

const openCards = (config: Config, sandbox: Sandbox | undefined): Cards | null => {
  if (sandbox) {
    const { secretKey, url, webhookSecret } = sandbox.stripe;
    return stripeCards({ stripe: stripeClient({ secretKey, apiBase: url }), webhookSecret });
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  return secretKey && webhookSecret ? stripeCards({ stripe: stripeClient({ secretKey }), webhookSecret }) : null;
};

/** Its log-in page is forwarded by `sandbox/forward-pages.ts`. */
const sandboxNetwork = ({ oidc }: Sandbox, publicUrl: () => string): SocialNetwork => {
  const { issuer, clientId, clientSecret } = oidc;
  const network = oidcNetwork({ network: 'sandbox', name: 'Sandbox ID', issuer, clientId, clientSecret });
  return {
    ...network,
    addressOf: async (request) => (await network.addressOf(request)).replace(issuer, `${publicUrl()}/sandbox/id`),
  };
};
