import nodemailer from 'nodemailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutbox, type Outbox } from './outbox.ts';
import { type SmtpSandbox, startSmtpSandbox } from './smtp.ts';

const now = new Date('2030-05-01T10:00:00Z');
const message = { from: 'Stagedoor <hello@stagedoor.test>', to: 'fan@example.com', subject: 'Ваш код', text: '123456' };

let outbox: Outbox;
let smtp: SmtpSandbox;

beforeEach(async () => {
  outbox = createOutbox();
  smtp = await startSmtpSandbox({ outbox, clock: { now: () => now } });
});
afterEach(() => smtp.close());

it('keeps a mail as it was sent', async () => {
  await nodemailer.createTransport(smtp.url).sendMail({
    ...message,
    bcc: 'archive@example.com',
    html: '<p>Код <b>123456</b></p>',
    attachments: [{ filename: 'ticket.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
    headers: { 'List-Unsubscribe': '<https://stagedoor.test/u/1>' },
  });

  const [mail] = outbox.mails('fan@example.com');
  expect(mail).toMatchObject({
    at: now,
    from: 'hello@stagedoor.test',
    to: ['fan@example.com', 'archive@example.com'],
    subject: 'Ваш код',
    headers: { 'list-unsubscribe': '<https://stagedoor.test/u/1>' },
  });
  expect(mail?.attachments).toEqual([
    { filename: 'ticket.pdf', contentType: 'application/pdf', base64: Buffer.from('%PDF').toString('base64') },
  ]);
  expect(mail?.text).toContain('123456');
  expect(mail?.html).toContain('<b>123456</b>');
  expect(mail?.raw).toContain('List-Unsubscribe:');
});

it('refuses as many messages as asked, then works again', async () => {
  const transport = nodemailer.createTransport(smtp.url);
  smtp.refuseNext(1);

  await expect(transport.sendMail(message)).rejects.toMatchObject({ responseCode: 451 });
  await transport.sendMail(message);

  expect(outbox.mails()).toHaveLength(1);
});

it('makes a client wait when set to be slow', async () => {
  smtp.delay(300);
  const transport = nodemailer.createTransport({ url: smtp.url, socketTimeout: 100 });

  await expect(transport.sendMail(message)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

it('refuses a message beyond its size limit', async () => {
  const transport = nodemailer.createTransport(smtp.url);

  await expect(transport.sendMail({ ...message, text: 'x'.repeat(2_000_000) })).rejects.toMatchObject({
    responseCode: 552,
  });
  expect(outbox.mails()).toHaveLength(0);
});
