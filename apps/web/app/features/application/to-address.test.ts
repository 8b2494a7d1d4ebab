import { expect, it } from 'vitest';
import { toAddress } from './to-address.ts';

it.each([
  ['t.me/lesia', 'https://t.me/lesia'],
  [' https://www.instagram.com/lesia/?hl=uk#bio ', 'https://www.instagram.com/lesia'],
  ['http://vimeo.com/lesia', 'https://vimeo.com/lesia'],
])('takes %j for the profile %s', (typed, address) => {
  expect(toAddress(typed)).toBe(address);
});

it.each(['', '@lesia', 'lesia', 'https://t.me', 'javascript:alert(1)', 'ftp://t.me/lesia', 'https://127.0.0.1/lesia'])(
  'does not take %j for a profile',
  (typed) => {
    expect(toAddress(typed)).toBeNull();
  },
);
