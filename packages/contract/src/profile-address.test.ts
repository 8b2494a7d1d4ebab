import { expect, it } from 'vitest';
import { readProfileAddress } from './profile-address.ts';

it.each([
  ['t.me/lesia', 'https://t.me/lesia'],
  ['instagram.com/me', 'https://instagram.com/me'],
  ['//t.me/lesia', 'https://t.me/lesia'],
  ['medium.com/@me', 'https://medium.com/@me'],
  [' https://www.instagram.com/lesia/?hl=uk#bio ', 'https://www.instagram.com/lesia'],
  ['http://vimeo.com/lesia', 'https://vimeo.com/lesia'],
  ['https://somebody:secret@t.me/lesia', 'https://t.me/lesia'],
])('takes %j for the profile %s', (typed, address) => {
  expect(readProfileAddress(typed)).toEqual({ address });
  expect(readProfileAddress(address)).toEqual({ address });
});

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['@lesia', 'noNetwork'],
  ['@lesia.k', 'noNetwork'],
  ['lesia', 'noNetwork'],
  ['Леся Українка', 'noNetwork'],
  ['https://t.me', 'invalid'],
  ['t.me', 'invalid'],
  ['lesia.k', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
  ['ftp://t.me/lesia', 'invalid'],
  ['https://127.0.0.1/lesia', 'invalid'],
  ['https://[::1]/lesia', 'invalid'],
  ['https://', 'invalid'],
])('refuses %j as %s', (typed, problem) => {
  expect(readProfileAddress(typed)).toEqual({ problem });
});
