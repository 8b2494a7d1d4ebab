import { limits } from '@stagedoor/contract/limits';
import type { MailGaps, MailName, MailWithAction, SmsGaps, SmsName } from '@stagedoor/messages/mails';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { type Jobs, job } from '../jobs/jobs.ts';
import type { Mailer } from '../ports/mail.ts';
import { SmsNotSent, type SmsSender } from '../ports/sms.ts';
import type { Secrets } from '../secrets.ts';
import { renderMail, renderSms } from './render-mail.ts';
import { oneClickHeaders } from './unsubscribe.ts';

type Addressed = {
  to: string;
  language: (typeof limits.languages)[number];
  /** Nobody is served by what comes later. */
  until?: Date;
};
type Letter<Name extends MailName> = Addressed & { gaps: MailGaps<Name> } & (Name extends MailWithAction
    ? { path: string }
    : { path?: never }) & { unsubscribeToken?: string };

export type Post = {
  mail<Name extends MailName>(tx: Tx, name: Name, letter: Letter<Name>): Promise<void>;
  sms<Name extends SmsName>(tx: Tx, name: Name, text: Addressed & { gaps: SmsGaps<Name> }): Promise<void>;
  /** False where no provider is configured. */
  sendsSms: boolean;
};

type Deps = {
  jobs: Jobs;
  secrets: Secrets;
  clock: Clock;
  mailer: Mailer | null;
  sms: SmsSender | null;
  publicUrl: () => string;
  log: Logger;
};

// Codes and links must not lie open in the queue's table, nor must addresses stay there.
const sealed = z.object({ sealed: z.string() });
export const sendMail = job('mail.send', sealed);
export const sendSms = job('sms.send', sealed);

const stored = z.object({
  name: z.string(),
  to: z.string(),
  language: z.enum(limits.languages),
  gaps: z.record(z.string(), z.string()),
  path: z.string().optional(),
  unsubscribeToken: z.string().optional(),
  until: z.coerce.date().optional(),
});

/** Mails and SMS leave as jobs: they exist only if the transaction commits, and a provider that is down delays nobody. */
export const createPost = ({ jobs, secrets, clock, mailer, sms, publicUrl, log }: Deps): Post => {
  const open = (payload: z.output<typeof sealed>) => stored.parse(secrets.unseal(payload.sealed));
  const isLate = ({ until }: { until?: Date | undefined }) => until !== undefined && until <= clock.now();
  const absolute = (path: string | undefined) => path && new URL(path, publicUrl()).href;

  jobs.handle(sendMail, async (payload) => {
    const letter = open(payload);
    if (isLate(letter)) return;
    if (!mailer) return log.warn({ mail: letter.name }, 'no mail provider is configured: a mail was dropped');
    const token = letter.unsubscribeToken;
    const unsubscribeUrl = absolute(token && `/email-unsubscribe/${token}`);
    const { gaps, language, to } = letter;
    const written = { gaps, language, url: absolute(letter.path), unsubscribeUrl };
    await mailer.send({
      to,
      ...renderMail(letter.name as MailName, written),
      ...(unsubscribeUrl && { headers: oneClickHeaders(unsubscribeUrl) }),
    });
  });

  jobs.handle(sendSms, async (payload) => {
    const text = open(payload);
    if (isLate(text) || !sms) return;
    try {
      await sms.send({ to: text.to, text: renderSms(text.name as SmsName, text) });
    } catch (error) {
      // A number that the provider refuses will be refused again; only what did not reach it is worth another try.
      if (!(error instanceof SmsNotSent) || error.code === null) throw error;
      log.warn({ code: error.code }, 'the SMS provider refused a message');
    }
  });

  return {
    mail: (tx, name, letter) => jobs.queue(tx, sendMail, { sealed: secrets.seal({ name, ...letter }) }),
    sms: (tx, name, text) => jobs.queue(tx, sendSms, { sealed: secrets.seal({ name, ...text }) }),
    sendsSms: sms !== null,
  };
};
