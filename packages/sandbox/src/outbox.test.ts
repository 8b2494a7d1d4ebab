import { expect, it } from 'vitest';
import { createOutbox, type Sent } from './outbox.ts';

const aMail = (to: string[], subject = 'Hello') => ({
  at: new Date('2030-01-01T00:00:00Z'),
  from: 'stage@example.com',
  to,
  subject,
  text: '',
  html: '',
  attachments: [],
  headers: {},
  raw: '',
});

const anSms = (to: string, body: string) => ({ at: new Date('2030-01-01T00:00:00Z'), from: '+15005550006', to, body });

it('finds a mail by any of its recipients, whatever the letter case', () => {
  const outbox = createOutbox();
  outbox.addMail(aMail(['fan@example.com', 'Friend@Example.com']));
  outbox.addMail(aMail(['other@example.com']));

  expect(outbox.mails('FRIEND@example.com')).toHaveLength(1);
  expect(outbox.mails()).toHaveLength(2);
});

it('gives the newest first', () => {
  const outbox = createOutbox();
  outbox.addSms(anSms('+380501112233', 'first'));
  outbox.addSms(anSms('+380501112233', 'second'));

  expect(outbox.sms('+380501112233').map((sms) => sms.body)).toEqual(['second', 'first']);
});

it('keeps the last thousand and forgets the rest', () => {
  const outbox = createOutbox();
  for (let n = 0; n <= 1000; n++) outbox.addMail(aMail(['fan@example.com'], String(n)));

  expect(outbox.mails()).toHaveLength(1000);
  expect(outbox.mails().at(-1)?.subject).toBe('1');
});

it('tells subscribers what was sent until they leave', () => {
  const outbox = createOutbox();
  const heard: Sent['kind'][] = [];
  const leave = outbox.subscribe((sent) => heard.push(sent.kind));

  outbox.addMail(aMail(['fan@example.com']));
  outbox.addSms(anSms('+380501112233', 'hi'));
  leave();
  outbox.addMail(aMail(['fan@example.com']));

  expect(heard).toEqual(['mail', 'sms']);
});
