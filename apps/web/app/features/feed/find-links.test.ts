import { describe, expect, it } from 'vitest';
import { findLinks } from './find-links.ts';

const hrefs = (text: string) => findLinks(text).flatMap(({ href }) => href ?? []);

describe('links in what people wrote', () => {
  it('are found between words, without the punctuation around them', () => {
    expect(findLinks('See (https://example.com/a_(b)), then come!')).toEqual([
      { at: 0, text: 'See (' },
      { at: 5, text: 'https://example.com/a_(b)', href: 'https://example.com/a_(b)' },
      { at: 30, text: '), then come!' },
    ]);
  });

  it('keep every character of a text without any', () => {
    const text = 'Перший рядок\n\n<b>second</b> 👩‍🎤';
    expect(findLinks(text)).toEqual([{ at: 0, text }]);
    expect(findLinks('')).toEqual([]);
  });

  it('lead to public sites only', () => {
    const refused = [
      ...['javascript:alert(1)', 'data:text/html,hi', 'ftp://example.com/x', 'mailto:a@example.com', '//example.com'],
      ...['http://localhost/x', 'http://app.localhost', 'http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/'],
      ...['http://10.0.0.1', 'http://192.168.1.1/admin', 'http://169.254.169.254/latest', 'http://[::1]/'],
      ...['http://router.local', 'http://db.internal', 'http://intranet/', 'https://bank.com@evil.example/'],
    ];
    expect(refused.flatMap(hrefs)).toEqual([]);
    expect(
      refused.map((text) =>
        findLinks(text)
          .map((part) => part.text)
          .join(''),
      ),
    ).toEqual(refused);
  });

  it('find a person by nickname, and nobody in an email address or a page of ours', () => {
    expect(findLinks('Thanks @Orysia-T, see you')).toEqual([
      { at: 0, text: 'Thanks ' },
      { at: 7, text: '@Orysia-T', nickname: 'orysia-t' },
      { at: 16, text: ', see you' },
    ]);
    for (const text of ['me@orysia.example', '@wallet1_x', '@settings', '@ab', 'a@@orysia'])
      expect(findLinks(text).filter(({ nickname }) => nickname)).toEqual([]);
  });
});
