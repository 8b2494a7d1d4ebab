import { fictionalCompany } from '@stagedoor/contract/company';
import { limits } from '@stagedoor/contract/limits';
import { mails } from '@stagedoor/messages/mails';
import { writeMail } from '@stagedoor/messages/write-mail';
import { describe, expect, it } from 'vitest';
import type { Letter } from './letter.ts';
import { renderMail } from './render-mail.ts';

const url = 'https://stagedoor.test/set-password?token=abc';
const addresses = {
  settings: 'https://stagedoor.test/settings/notifications',
  help: 'https://stagedoor.test/help',
  terms: 'https://stagedoor.test/terms',
  privacy: 'https://stagedoor.test/privacy',
  company: fictionalCompany,
};
const aLetter = (more: Partial<Letter> = {}): Letter => ({
  to: 'fan@example.com',
  language: 'en',
  subject: 'We refund $25.00',
  title: 'We refund $25.00',
  paragraphs: [{ text: 'There’s nothing to do.', quote: false }],
  why: 'always',
  ...more,
});

describe.each(limits.languages)('a mail in %s', (language) => {
  it('shows the code in subject, text and HTML', () => {
    const gaps = { code: '048213' };
    const mail = renderMail(
      aLetter({ ...writeMail(mails.loginCode, { language, gaps }), ...gaps, why: 'asked' }),
      addresses,
    );
    expect(mail.subject).toContain('048213');
    expect(mail.text).toContain('\n048213\n');
    expect(mail.html).toContain('>048213<');
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('has its button in HTML and its address in the text', () => {
    const letter = aLetter(writeMail(mails.resetPassword, { language, gaps: {}, path: '/x' }));
    const mail = renderMail(letter, { ...addresses, action: url });
    expect(mail.text).toContain(`\n${url}\n`);
    expect(mail.html).toContain(`href="${url}"`);
  });

  it('says why it came and whom to ask, and leads to the settings where there are any', () => {
    for (const why of ['asked', 'always', 'chosen', 'guest'] as const) {
      const { text, html } = renderMail(aLetter({ language, why }), addresses);
      for (const part of [text, html]) {
        for (const known of [fictionalCompany.name, fictionalCompany.supportEmail, addresses.help, addresses.terms])
          expect(part).toContain(known);
        expect(part.includes(addresses.settings)).toBe(why === 'always' || why === 'chosen');
      }
    }
  });
});

it('says in its first lines what happened and what to do, then the details', () => {
  const rows = [
    { label: 'Order', value: '10038' },
    { label: 'Total', value: '$25.00', isTotal: true },
  ];
  const { text, html } = renderMail(aLetter({ rows }), addresses);
  expect(text).toMatch(/^We refund \$25\.00\n\nThere’s nothing to do\.\n\nOrder: 10038\nTotal: \$25\.00\n/);
  expect(html).toMatch(/>Order<[\s\S]*>10038</);
});

it('follows the reader’s light or dark, and shows the same without styles, scripts or pictures', () => {
  const { html } = renderMail(aLetter(), addresses);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(html).not.toMatch(/<(img|script|link)\b/);
});

it('treats what people write as text', () => {
  const paragraphs = [{ text: '<img src=x onerror=alert(1)>\nand more', quote: true }];
  const letter = aLetter({ paragraphs: [...aLetter().paragraphs, ...paragraphs], action: { label: 'Go', path: '/' } });
  const { html, text } = renderMail(letter, { ...addresses, action: 'https://stagedoor.test/"><script>' });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
  expect(text).toContain('> <img src=x onerror=alert(1)>\n> and more');
});
