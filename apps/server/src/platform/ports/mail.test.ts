import { inspect } from 'node:util';
import { startSandbox } from '@stagedoor/sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from './mail.ts';

const clock = { now: () => new Date('2030-05-01T10:00:00Z') };
const mail = { to: 'fan@example.com', subject: 'Ваш код', text: '123456', html: '<p>123456</p>' };

const aMailer = async (urlOf = (url: string) => url) => {
  const sandbox = await startSandbox({ clock });
  const mailer = smtpMailer({ url: urlOf(sandbox.smtpUrl), from: 'Stagedoor <no-reply@stagedoor.example>' });
  onTestFinished(async () => {
    mailer.close();
    await sandbox.close();
  });
  return { mailer, sandbox };
};

it('sends a mail with its headers', async () => {
  const { mailer, sandbox } = await aMailer();

  await mailer.send({ ...mail, headers: { 'List-Unsubscribe': '<https://stagedoor.example/u>' } });

  expect(sandbox.outbox.mails('fan@example.com')).toMatchObject([
    {
      from: 'no-reply@stagedoor.example',
      subject: 'Ваш код',
      headers: { 'list-unsubscribe': '<https://stagedoor.example/u>' },
    },
  ]);
});

it('fails when the server refuses, and never names the password', async () => {
  const { mailer, sandbox } = await aMailer((url) => url.replace('smtp://', 'smtp://stage:very-secret@'));
  sandbox.smtp.refuseNext(1);

  const failure = await mailer.send(mail).catch((error) => error);

  expect(failure).toBeInstanceOf(Error);
  expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('very-secret');
});

it('lets no mail smuggle a header in', async () => {
  const { mailer, sandbox } = await aMailer();

  await mailer.send({ ...mail, subject: 'Hello\r\nBcc: victim@example.com' });

  expect(sandbox.outbox.mails().map(({ to }) => to)).toEqual([['fan@example.com']]);
  expect(sandbox.outbox.mails()[0]?.headers.bcc).toBeUndefined();
});
