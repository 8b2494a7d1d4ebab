import { limits } from '@stagedoor/contract/limits';
import { describe, expect, it } from 'vitest';
import { digest, frame, mails, texts } from './mails.ts';
import { accountsNotices } from './notices/accounts.ts';
import { applicationsNotices } from './notices/applications.ts';
import { catalogueNotices } from './notices/catalogue.ts';
import { groupTexts } from './notices/groups.ts';
import { moderationNotices } from './notices/moderation.ts';
import { orderMailTexts, ordersNotices } from './notices/orders.ts';
import { profilesNotices } from './notices/profiles.ts';
import { reviewsNotices } from './notices/reviews.ts';
import { staffNotices } from './notices/staff.ts';
import { walletNotices } from './notices/wallet.ts';

const gaps = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();
const flat = (value: unknown): [string, string][] =>
  typeof value === 'string'
    ? [['', value]]
    : Object.entries(value as object).flatMap(([key, inner]) =>
        flat(inner).map(([rest, text]): [string, string] => [`${key}.${rest}`, text]),
      );
// Other languages have more plural forms than English.
const withoutForms = (entries: [string, string][]) => entries.filter(([key]) => !/more_(few|many)\.$/.test(key));

const byName = {
  ...mails,
  ...texts,
  ...groupTexts,
  ...ordersNotices,
  ...walletNotices,
  ...accountsNotices,
  ...applicationsNotices,
  ...catalogueNotices,
  ...moderationNotices,
  ...profilesNotices,
  ...reviewsNotices,
  ...staffNotices,
  digest,
  frame,
  orderMailTexts,
};

describe.each(limits.languages)('mails, SMS and notifications in %s', (language) => {
  it.each(Object.entries(byName))('have the same gaps to fill as in English: %s', (_name, words) => {
    const english = flat(words.en).map(([key, text]) => [key, gaps(text)]);
    const translated = withoutForms(flat(words[language]));
    expect(translated.map(([key, text]) => [key, gaps(text)])).toEqual(english);
    expect(flat(words[language]).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('keep every SMS within three parts', () => {
    for (const words of Object.values(texts)) expect(words[language].length).toBeLessThanOrEqual(3 * 67);
  });
});
