import { fictionalCompany } from '@stagedoor/contract/company';
import { mails, texts } from '@stagedoor/messages/mails';
import { writeMail } from '@stagedoor/messages/write-mail';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { aClock, minutes } from '../../../../../tests/support/clock.ts';
import { aMailbox } from '../../../../../tests/support/mailbox.ts';
import type { Tx } from '../database/database.ts';
import type { JobKind, Jobs } from '../jobs/jobs.ts';
import { SmsNotSent } from '../ports/sms.ts';
import { createSecrets } from '../secrets.ts';
import { createPost } from './post.ts';

type Queued = { name: string; payload: unknown };

const setUp = (mailbox: Pick<ReturnType<typeof aMailbox>, 'mailer' | 'sms'> = aMailbox()) => {
  const handlers = new Map<string, (payload: object) => Promise<void>>();
  const queued: Queued[] = [];
  const jobs: Pick<Jobs, 'queue' | 'handle'> = {
    queue: async (_tx, { name }, payload) => void queued.push({ name, payload }),
    handle: (kind: JobKind<never>, run) => void handlers.set(kind.name, run as (payload: object) => Promise<void>),
  };
  const clock = aClock();
  const post = createPost({
    jobs: jobs as Jobs,
    secrets: createSecrets('a secret key of at least thirty-two characters'),
    clock,
    mailer: mailbox.mailer,
    sms: mailbox.sms,
    publicUrl: () => 'https://stagedoor.test',
    company: fictionalCompany,
    log: pino({ level: 'silent' }),
  });
  const run = async () => {
    for (const { name, payload } of queued) await handlers.get(name)?.(payload as object);
  };
  return { clock, post, queued, run };
};

const tx = undefined as unknown as Tx;
const to = 'fan@example.com';
const aCode = () => ({
  to,
  code: '123456',
  why: 'asked' as const,
  ...writeMail(mails.loginCode, { language: 'en', gaps: { code: '123456' } }),
});

it('queues what cannot be read and sends what can', async () => {
  const mailbox = aMailbox();
  const { post, queued, run } = setUp(mailbox);
  await post.mail(tx, aCode());
  expect(JSON.stringify(queued)).not.toMatch(/123456|fan@/);
  await run();
  expect(mailbox.latest(to)).toMatchObject({ subject: '123456 is your Stagedoor code' });
});

it('does not send a code that has expired while the provider was down', async () => {
  const mailbox = aMailbox();
  const { clock, post, run } = setUp(mailbox);
  const until = new Date(clock.now().getTime() + minutes(10));
  await post.mail(tx, { ...aCode(), until });
  await post.sms(tx, texts.phoneCode, { to: '+380671234567', language: 'en', gaps: { code: '123456' }, until });
  clock.advance(minutes(10));
  await run();
  expect([...mailbox.mails, ...mailbox.texts]).toEqual([]);
});

it('gives notification mails the button of RFC 8058', async () => {
  const mailbox = aMailbox();
  const { post, run } = setUp(mailbox);
  await post.mail(tx, { ...aCode(), why: 'chosen', unsubscribeToken: 'abc' });
  await run();
  expect(mailbox.latest(to).headers).toEqual({
    'List-Unsubscribe': '<https://stagedoor.test/email-unsubscribe/abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(mailbox.latest(to).text).toContain('https://stagedoor.test/email-unsubscribe/abc');
});

it('tries an SMS again when the provider was not reached, and not when it refused the number', async () => {
  const send = vi.fn(async () => {});
  const { post, run } = setUp({ ...aMailbox(), sms: { send } });
  await post.sms(tx, texts.phoneCode, { to: '+380671234567', language: 'en', gaps: { code: '123456' } });
  send.mockRejectedValueOnce(new SmsNotSent(21_211));
  await expect(run()).resolves.toBeUndefined();
  send.mockRejectedValueOnce(new SmsNotSent(null));
  await expect(run()).rejects.toThrow();
});
