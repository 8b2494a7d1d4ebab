import { limits } from '@stagedoor/contract/limits';
import type { Translation } from '@stagedoor/messages/translation';
import type { InLanguages } from '@stagedoor/messages/words';
import { type KindGroup, kind, type Noticed } from '../../apps/server/src/platform/notices/kind.ts';

const inAll = <const English>(en: English, uk: Translation<English>, ru: Translation<English>) =>
  ({ en, uk, ru }) as unknown as InLanguages<English>;

const stage: KindGroup = {
  name: 'stage',
  texts: inAll(
    { title: 'On stage', more: 'Posts and bids.' },
    { title: 'На сцені', more: 'Дописи й ставки.' },
    { title: 'На сцене', more: 'Посты и ставки.' },
  ),
};

const toPost = ({ subject }: Noticed) => subject && `/post/${subject.id}`;
const toProduct = ({ subject, idOwner }: Noticed) => subject && `/product?id=${subject.id}&user=${idOwner}`;

const loud = {
  group: stage,
  channels: { inApp: 'on', push: 'on', email: 'on' },
  keepsQuietHours: true,
  mayWaitForDigest: true,
  link: toProduct,
} as const;
const mail = { body: 'Open it.', action: 'Open' } as const;
const mailUk = { body: 'Відкрийте.', action: 'Відкрити' } as const;
const mailRu = { body: 'Откройте.', action: 'Открыть' } as const;

/** Kinds of a hypothetical module: combinations of channels that no real module uses, or only one. */
export const sampleKinds = {
  newPost: kind({
    ...loud,
    type: 'NEW_SONG',
    channels: { inApp: 'on', push: 'on' },
    texts: inAll(
      { name: 'Posts', sentence: { text: '{partner} published a new post' } },
      { name: 'Дописи', sentence: { text: 'Новий допис: {partner}' } },
      { name: 'Посты', sentence: { text: 'Новый пост: {partner}' } },
    ),
    link: toPost,
  }),
  likes: kind({
    ...loud,
    type: 'LIKE_SONG',
    channels: { inApp: 'on', push: 'off', email: 'off' },
    merges: { hours: limits.notifications.groupHours, counts: 'others' },
    texts: inAll(
      {
        name: 'Likes',
        sentence: {
          text: '{partner} likes your post',
          more_one: '{partner} and {count} more person like your post',
          more_other: '{partner} and {count} more people like your post',
        },
        mail,
      },
      {
        name: 'Вподобання',
        sentence: {
          text: '{partner} вподобує ваш допис',
          more_one: '{partner} і ще {count} людина вподобують ваш допис',
          more_few: '{partner} і ще {count} людини вподобують ваш допис',
          more_many: '{partner} і ще {count} людей вподобують ваш допис',
          more_other: '{partner} і ще {count} людини вподобують ваш допис',
        },
        mail: mailUk,
      },
      {
        name: 'Отметки',
        sentence: {
          text: '{partner}: нравится ваш пост',
          more_one: '{partner} и ещё {count} человек: нравится ваш пост',
          more_few: '{partner} и ещё {count} человека: нравится ваш пост',
          more_many: '{partner} и ещё {count} человек: нравится ваш пост',
          more_other: '{partner} и ещё {count} человека: нравится ваш пост',
        },
        mail: mailRu,
      },
    ),
    link: toPost,
  }),
  won: kind({
    ...loud,
    type: 'SAMPLE_WIN',
    texts: inAll(
      { name: 'Wins', sentence: { text: 'You won “{product}”' }, mail },
      { name: 'Виграші', sentence: { text: 'Ви виграли «{product}»' }, mail: mailUk },
      { name: 'Выигрыши', sentence: { text: 'Вы выиграли «{product}»' }, mail: mailRu },
    ),
  }),
  outbid: kind({
    ...loud,
    type: 'SAMPLE_OUTBID',
    texts: inAll(
      { name: 'Bids', sentence: { text: 'Somebody bid more than you on “{product}”' }, mail },
      { name: 'Ставки', sentence: { text: 'Хтось перебив вашу ставку на «{product}»' }, mail: mailUk },
      { name: 'Ставки', sentence: { text: 'Кто-то перебил вашу ставку на «{product}»' }, mail: mailRu },
    ),
  }),
  donated: kind({
    ...loud,
    type: 'SAMPLE_GIFT',
    channels: { inApp: 'on', push: 'on', email: 'always' },
    mayWaitForDigest: false,
    texts: inAll(
      { name: 'Donations', sentence: { text: '{partner} gave you {amount}' }, mail },
      { name: 'Донати', sentence: { text: '{partner} дарує вам {amount}' }, mail: mailUk },
      { name: 'Донаты', sentence: { text: '{partner} дарит вам {amount}' }, mail: mailRu },
    ),
    link: () => '/wallet',
  }),
};
