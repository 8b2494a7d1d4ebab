import { limits } from '@stagedoor/contract/limits';
import { describe, expect, it } from 'vitest';
import { renderMail, renderSms } from './render-mail.ts';

describe.each(limits.languages)('a mail in %s', (language) => {
  it('shows the code in subject, text and HTML', () => {
    const mail = renderMail('loginCode', { language, gaps: { code: '048213' } });
    expect(mail.subject).toContain('048213');
    expect(mail.text).toContain('\n048213\n');
    expect(mail.html).toContain('>048213<');
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('has its button in HTML and its address in the text', () => {
    const url = 'https://stagedoor.test/set-password?token=abc';
    const mail = renderMail('resetPassword', { language, gaps: {}, url });
    expect(mail.text).toContain(`\n${url}\n`);
    expect(mail.html).toContain(`href="${url}"`);
  });

  it('leaves no gap open', () => {
    const mail = renderMail('revertEmail', { language, gaps: { email: 'a@b.test' }, url: 'https://stagedoor.test/' });
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\w+\}|undefined/);
    expect(renderSms('phoneCode', { language, gaps: { code: '111222' } })).toMatch(/^111222/);
  });
});

it('treats what people write as text', () => {
  const gaps = { email: '<img src=x onerror=alert(1)>@b.test' };
  const { html } = renderMail('revertEmail', { language: 'en', gaps, url: 'https://stagedoor.test/"><script>' });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
});
