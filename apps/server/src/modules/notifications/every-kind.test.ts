import { channels } from '@stagedoor/contract/channels';
import { fictionalCompany } from '@stagedoor/contract/company';
import { type Language, limits } from '@stagedoor/contract/limits';
import { describe, expect, it } from 'vitest';
import { aProgram } from '../../../../../tests/support/program.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import type { Kind } from '../../platform/notices/kind.ts';
import { sentenceOf } from './sentence.ts';
import { writeLetter } from './write-letter.ts';

const program = await aProgram();
const kinds = program.notifications.kinds();

const params = {
  product: 'Signed vinyl',
  productType: 'AUTOGRAPH',
  date: '1 May',
  last4: '4242',
  before: '$5.00',
  comments: '100',
};
const item = (kind: Kind, sum: number | null = null) => ({
  partner_name: 'Olha',
  sum: sum ?? (kind.merges ? 0 : 2_500),
  params,
});
/** Values for the gaps of all kinds. */
const gaps = {
  product: 'Signed vinyl',
  earning: '$20.00',
  sum: '$25.00',
  next: 'Nothing to do.',
  way: 'In your wallet.',
  email: 'new@example.com',
  network: 'Google',
  account: 'Olha',
  date: '1 May',
  last4: '4242',
  end: '1 May',
  by: 'Vira',
  about: 'A song',
  reason: 'Because.',
  asked: 'A link, please',
  talent: 'Taras',
  time: '1 May',
  refundUntil: '2 May',
  number: '7',
  question: 'Where is it?',
  answer: 'On its way.',
};
const noticed = ({ group }: Kind) => {
  const type = group.name === 'posts' ? 'post' : 'order';
  return { subject: { type, id: 7 }, idPartner: 5, idOwner: 6, more: 0 };
};
const mailOf = (kind: Kind, language: Language) => {
  const parts = { gaps, language, path: '/somewhere', rows: [{ label: 'Order', value: '7' }] };
  const letter = { to: 'fan@example.com', why: 'always' as const, ...writeLetter(kind, item(kind), parts) };
  const addresses = {
    action: 'https://s.test/somewhere',
    settings: 'https://s.test/s',
    help: 'https://s.test/help',
    terms: 'https://s.test/terms',
    privacy: 'https://s.test/privacy',
    company: fictionalCompany,
  };
  return { letter, ...renderMail(letter, addresses) };
};

it('is handed in by every module', () => {
  const groups = new Set(kinds.map(({ group }) => group.name));
  expect([...groups]).toEqual([
    'orders',
    'money',
    'reminders',
    'products',
    'posts',
    'memberships',
    'gifts',
    'auctions',
    'calls',
    'account',
  ]);
  expect(kinds.length).toBeGreaterThan(50);
});

describe.each(limits.languages)('in %s', (language) => {
  it.each(kinds.map((kind) => [kind.type, kind] as const))('%s says all it has to say', (_type, kind) => {
    const { name, sentence } = kind.texts[language];
    expect(name).toMatch(/\p{L}{2}/u);
    expect(kind.group.texts[language].title).toMatch(/\p{L}{2}/u);
    if (sentence) {
      for (const sum of [null, 0, 1, 2, 5, 21]) {
        const text = sentenceOf(kind, item(kind, sum), language);
        expect(text).toMatch(/\p{L}{2}/u);
        expect(text).not.toMatch(/[{}]|undefined|null/);
      }
    }
    if (!kind.channels.email) return;
    const { letter, subject, text, html } = mailOf(kind, language);
    expect(subject).toMatch(/\p{L}{2}/u);
    expect(letter.title).toMatch(/\p{L}{2}/u);
    expect(letter.paragraphs[0]?.text).toMatch(/\p{L}{2}/u);
    expect(text.startsWith(`${letter.title}\n\n${letter.paragraphs[0]?.text}`)).toBe(true);
    expect(html).toContain(`<html lang="${language}">`);
    for (const part of [subject, text, html.replace(/<style>[\s\S]*<\/style>/, '')]) {
      expect(part).not.toMatch(/\{\w+\}|undefined|null/);
    }
  });
});

it.each(kinds.map((kind) => [kind.type, kind] as const))('%s leads to a page of the product', (_type, kind) => {
  expect(kind.link(noticed(kind))).toMatch(/^\/\w/);
  expect(channels.some((channel) => kind.channels[channel] !== undefined)).toBe(true);
});

it('never switches off what is about money or safety', () => {
  const always = kinds.filter(({ channels: { email } }) => email === 'always').map(({ type }) => type);
  expect(always).toEqual(
    expect.arrayContaining([
      ...['ORDER_PAID', 'ORDER_REFUNDED', 'ORDER_DECLINED', 'CANCELLATION_REFUNDED', 'EXPRESS_LATE'],
      ...['DEPOSIT_RECEIVED', 'WITHDRAW_REQUESTED', 'WITHDRAW_APPROVED', 'WITHDRAW_RETURNED', 'MONEY_BACK_MESSAGE'],
      ...['PASSWORD_CHANGED', 'EMAIL_CHANGED', 'SOCIAL_LINKED', 'ACCOUNT_BLOCKED', 'REVIEW_REMOVED'],
    ]),
  );
});

it('counts as the language does', () => {
  const kind = kinds.find(({ type }) => type === 'NEW_PRODUCT');
  const say = (language: Language, sum: number) => kind && sentenceOf(kind, item(kind, sum), language);
  expect([0, 1, 4].map((sum) => say('en', sum))).toEqual([
    'Olha added “Signed vinyl”',
    'Olha added 2 new products',
    'Olha added 5 new products',
  ]);
  expect([1, 4, 20].map((sum) => say('uk', sum))).toEqual([
    'Olha пропонує 2 нові продукти',
    'Olha пропонує 5 нових продуктів',
    'Olha пропонує 21 новий продукт',
  ]);
});

it('takes what people write as it is', () => {
  const kind = kinds.find(({ type }) => type === 'NEW_ORDER');
  const odd = { partner_name: '{product} $& $1', sum: null, params };
  expect(kind && sentenceOf(kind, odd, 'en')).toBe('{product} $& $1 ordered “Signed vinyl”');
});

it('refuses a second kind of the same name, and a notice of a kind that nobody handed in', async () => {
  const [first] = kinds;
  if (!first) throw new Error('There are no kinds');
  expect(() => program.notifications.addKinds({ first })).toThrow(/Two kinds/);
});
