import { describe, expect, it } from 'vitest';
import { cookieText, readCookie } from './cookies.ts';

describe('cookies', () => {
  it('are found by their whole name', () => {
    expect(readCookie('slang=x; lang=uk; theme=dark', 'lang')).toBe('uk');
    expect(readCookie('slang=x', 'lang')).toBeUndefined();
    expect(readCookie(null, 'lang')).toBeUndefined();
  });

  it('carry any text there and back', () => {
    const value = '{"name":"UAH"}; Path=/evil';
    expect(readCookie(cookieText('choice', value).split('; ')[0] ?? '', 'choice')).toBe(value);
  });

  it('are ignored when they are malformed', () => {
    expect(readCookie('lang=%E0%A4%A', 'lang')).toBeUndefined();
  });
});
