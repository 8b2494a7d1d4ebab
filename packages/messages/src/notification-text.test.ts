import { limits } from '@stagedoor/contract/limits';
import { notificationKinds } from '@stagedoor/contract/notification-kinds';
import { notificationTypes } from '@stagedoor/contract/notification-types';
import { describe, expect, it } from 'vitest';
import { notifications as en } from './en/notifications.ts';
import { notificationText } from './notification-text.ts';
import { notifications as ru } from './ru/notifications.ts';
import { notifications as uk } from './uk/notifications.ts';

const texts = { en, uk, ru };
const item = { partnerName: 'Olha', productName: 'Signed vinyl', sum: 0 };

describe.each(limits.languages)('in %s', (language) => {
  it.each(notificationTypes)('%s is a whole sentence', (type) => {
    for (const sum of [null, 0, 1, 2, 5, 21]) {
      const text = notificationText(texts[language], language, { ...item, type, sum });
      expect(text).toMatch(/\p{L}{2}/u);
      expect(text).not.toMatch(/[{}]|undefined|null/);
    }
  });

  it('likes read differently when several people did it', () => {
    for (const type of notificationTypes.filter((one) => notificationKinds[one].sum === 'people')) {
      const said = [0, 1].map((sum) => notificationText(texts[language], language, { ...item, type, sum }));
      expect(said[1]).not.toBe(said[0]);
    }
  });
});

it('counts as the language does', () => {
  const likes = (language: 'en' | 'uk', sum: number) =>
    notificationText(texts[language], language, { ...item, type: 'LIKE_POST', sum });
  expect(likes('en', 0)).toBe('Olha likes your post');
  expect(likes('en', 1)).toBe('Olha and 1 more person like your post');
  expect(likes('en', 4)).toBe('Olha and 4 more people like your post');
  expect([1, 3, 5, 21].map((sum) => likes('uk', sum)?.match(/людин\S*|людей/)?.[0])).toEqual([
    'людина',
    'людини',
    'людей',
    'людина',
  ]);
});

it('shows money as money', () => {
  const deposit = { ...item, type: 'DEPOSIT_RECEIVED', sum: 12_345 };
  expect(notificationText(en, 'en', deposit)).toBe('$123.45 arrived in your wallet');
});

it('takes names as they are', () => {
  const odd = { ...item, type: 'NEW_POST', partnerName: '{product} $& $1' };
  expect(notificationText(en, 'en', odd)).toBe('{product} $& $1 published a new post');
});

it('says nothing of a type that it does not know', () => {
  expect(notificationText(en, 'en', { ...item, type: 'FROM_THE_FUTURE' })).toBeNull();
});
