import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { type OidcSandbox, startOidcSandbox } from './oidc/server.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type SmtpSandbox, startSmtpSandbox } from './smtp.ts';
import { type StripeSandbox, startStripeSandbox } from './stripe/server.ts';
import { startTwilioSandbox, type TwilioSandbox } from './twilio.ts';

export { startOidcSandbox } from './oidc/server.ts';
export type { Mail, Outbox, Sms } from './outbox.ts';
export { testCards } from './stripe/test-cards.ts';

export type SandboxOptions = {
  clock: Clock;
  /** Signs the card provider's webhooks; a new one for each start unless given. */
  webhookSecret?: string;
  webhookUrl?: string;
  /** Keeps the card provider's state between starts. */
  directory?: string;
  /** Where browsers reach the hosted card page, if not on its own loopback port. */
  publicUrl?: string;
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
  close(): Promise<void>;
};

/** Mail, SMS, card and identity providers on loopback, each on a free port, speaking the real wire protocols. */
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
  return {
    outbox,
    smtpUrl: smtp.url,
    smtp,
    twilioUrl: twilio.url,
    twilio,
    stripe,
    oidc,
    async close() {
      await Promise.all([smtp.close(), twilio.close(), stripe.close(), oidc.close()]);
    },
  };
};
