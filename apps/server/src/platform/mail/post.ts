import type { Company } from '@stagedoor/contract/company';
import type { Language } from '@stagedoor/contract/limits';
import { fillPlain, type Gaps, type GapsIn } from '@stagedoor/messages/words';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { type Jobs, job } from '../jobs/jobs.ts';
import type { Attachment, Mailer } from '../ports/mail.ts';
import { SmsNotSent, type SmsSender } from '../ports/sms.ts';
import type { Secrets } from '../secrets.ts';
import { type Letter, letter } from './letter.ts';
import { renderMail } from './render-mail.ts';
import { oneClickHeaders } from './unsubscribe.ts';

type TextWords<English extends string> = Readonly<{ en: English; uk: string; ru: string }>;
type TextMessage<English> = {
  to: string;
  language: Language;
  gaps: Gaps<GapsIn<English>>;
  until?: Date;
};

export type Post = {
  /** Queues a mail: it is sent only if the transaction commits. */
  mail(tx: Tx, mail: Letter): Promise<void>;
  /** For a job, which repeats it when it fails. Not inside a transaction. */
  mailNow(mail: Letter): Promise<void>;
  sms<English extends string>(tx: Tx, words: TextWords<English>, text: TextMessage<English>): Promise<void>;
  /** Registers how the files of a kind are drawn. */
  addEnclosure(kind: string, draw: DrawEnclosure): void;
  /** False where no provider is configured. */
  sendsSms: boolean;
};

type DrawEnclosure = (id: number, language: Language) => Promise<Attachment[]>;

type Deps = {
  jobs: Jobs;
  secrets: Secrets;
  clock: Clock;
  mailer: Mailer | null;
  sms: SmsSender | null;
  publicUrl: () => string;
  company: Company;
  log: Logger;
};

// The job table must not hold codes, links and addresses in plain text.
const sealed = z.object({ sealed: z.string() });
const sendMail = job('mail.send', sealed);
const sendSms = job('sms.send', sealed);

const sms = z.object({ to: z.string(), text: z.string(), until: z.coerce.date().optional() });

/**
 * Sends mails and SMS as jobs: they are sent only if the transaction commits, and a provider that is down delays no
 * request.
 */
export const createPost = ({ jobs, secrets, clock, mailer, sms: sender, publicUrl, company, log }: Deps): Post => {
  const isLate = ({ until }: { until?: Date | undefined }) => until !== undefined && until <= clock.now();
  const enclosures = new Map<string, DrawEnclosure>();
  const attachmentsOf = async ({ enclosures: enclosed = [], language }: Letter): Promise<Attachment[]> =>
    (await Promise.all(enclosed.map(({ kind, id }) => enclosures.get(kind)?.(id, language) ?? []))).flat();
  const absolute = (path: string) => new URL(path, publicUrl()).href;

  const mailNow = async (mail: Letter): Promise<void> => {
    if (isLate(mail)) return;
    if (!mailer) return log.warn('no mail provider is configured: a mail was dropped');
    const token = mail.unsubscribeToken;
    const unsubscribe = token && absolute(`/email-unsubscribe/${token}`);
    const addresses = {
      action: mail.action && absolute(mail.action.path),
      unsubscribe,
      settings: absolute('/settings/notifications'),
      help: absolute('/help'),
      terms: absolute('/terms'),
      privacy: absolute('/privacy'),
      company,
    };
    const attachments = await attachmentsOf(mail);
    await mailer.send({
      to: mail.to,
      ...renderMail(mail, addresses),
      ...(attachments.length > 0 && { attachments }),
      ...(unsubscribe && { headers: oneClickHeaders(unsubscribe) }),
    });
  };
  jobs.handle(sendMail, (payload) => mailNow(letter.parse(secrets.unseal(payload.sealed))));

  jobs.handle(sendSms, async (payload) => {
    const message = sms.parse(secrets.unseal(payload.sealed));
    if (isLate(message) || !sender) return;
    try {
      await sender.send({ to: message.to, text: message.text });
    } catch (error) {
      // A number that the provider refused will be refused again; only network failures are worth a retry.
      if (!(error instanceof SmsNotSent) || error.code === null) throw error;
      log.warn({ code: error.code }, 'the SMS provider refused a message');
    }
  });

  return {
    mail: (tx, mail) => jobs.queue(tx, sendMail, { sealed: secrets.seal(mail) }),
    mailNow,
    sms: (tx, words, { to, language, gaps, until }) =>
      jobs.queue(tx, sendSms, { sealed: secrets.seal({ to, text: fillPlain(words[language], gaps), until }) }),
    addEnclosure: (kind, draw) => void enclosures.set(kind, draw),
    sendsSms: sender !== null,
  };
};
