import { expect, it } from 'vitest';
import { visitorOf } from './visitor.server.ts';

it('is known by what changes a page, in one spelling', () => {
  const german = visitorOf({ cookie: 'other=1', 'accept-language': 'de, uk;q=0.5' });
  const ukrainian = visitorOf({ cookie: 'lang=uk; theme=odd', 'accept-language': 'en' });
  expect(german).toEqual({ cookies: 'lang=uk; theme=auto', knowsCountry: false, signed: false });
  expect(ukrainian).toEqual(german);
});

it.each(['theme=dark', 'lang=ru', 'country=ua', 'sd_signed=1'])('is another one with %s', (cookie) => {
  expect(visitorOf({ cookie }).cookies).not.toBe(visitorOf({}).cookies);
});

it('brings no cookie that pages do not know, and none that is written wrongly', () => {
  const { cookies, knowsCountry } = visitorOf({ cookie: 'session=secret; country=<b>; theme=dark' });
  expect([cookies, knowsCountry]).toEqual(['lang=en; theme=dark', false]);
});

it('says whether the visitor is logged in', () => {
  expect(visitorOf({ cookie: 'sd_signed=1' }).signed).toBe(true);
  expect(visitorOf({ cookie: 'sd_signed=0' }).signed).toBe(false);
});
