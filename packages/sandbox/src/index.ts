import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { type OidcSandbox, startOidcSandbox } from './oidc/server.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type SmtpSandbox, startSmtpSandbox } from './smtp.ts';
import { type StripeSandbox, startStripeSandbox } from './stripe/server.ts';
import { startTwilioSandbox, type TwilioSandbox } from './twilio.ts';
import { startVideoSitesSandbox, type VideoSitesSandbox } from './video-sites.ts';

export { codeAt, stepAt } from './authenticator.ts';
export { startOidcSandbox } from './oidc/server.ts';
export type { Mail, Outbox, Sms } from './outbox.ts';
export { copyScript } from './page/copy-script.ts';
export { pageLanguage } from './page/languages.ts';
export type { StripeBooks } from './stripe/books.ts';
export { testCardList } from './stripe/pay-page.ts';
export { testCards } from './stripe/test-cards.ts';

export type SandboxOptions = {
  clock: Clock;
  /** Signs the card provider's webhooks; random for each start unless given. */
  webhookSecret?: string;
  webhookUrl?: string;
  /** Persists the card provider's state between starts. */
  directory?: string;
  log?: Log;
};

export type Sandbox = {
  outbox: Outbox;
  smtpUrl: string;
  smtp: Omit<SmtpSandbox, 'close'>;
  twilioUrl: string;
  twilio: Omit<TwilioSandbox, 'close'>;
  stripe: Omit<StripeSandbox, 'close'>;
  oidc: Omit<OidcSandbox, 'close'>;
  videoSites: Omit<VideoSitesSandbox, 'close'>;
  close(): Promise<void>;
};

/** Mail, SMS, card and identity providers and video sites on loopback, each on a free port, with the real wire protocols. */
export const startSandbox = async ({
  clock,
  log = () => {},
  webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`,
  ...cards
}: SandboxOptions): Promise<Sandbox> => {
  const outbox = createOutbox();
  const smtp = await startSmtpSandbox({ outbox, clock });
  const twilio = await startTwilioSandbox({ outbox, clock, log });
  const stripe = await startStripeSandbox({ clock, log, webhookSecret, ...cards });
  const oidc = await startOidcSandbox({ log });
  const videoSites = await startVideoSitesSandbox();
  return {
    outbox,
    smtpUrl: smtp.url,
    smtp,
    twilioUrl: twilio.url,
    twilio,
    stripe,
    oidc,
    videoSites,
    async close() {
      await Promise.all([smtp.close(), twilio.close(), stripe.close(), oidc.close(), videoSites.close()]);
    },
  };
};
