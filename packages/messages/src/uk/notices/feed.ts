import type { feed as english } from '../../en/notices/feed.ts';
import type { Translation } from '../../translation.ts';

const liked = (what: string) => ({
  text: `{partner} вподобує ${what}`,
  more_one: `{partner} і ще {count} людина вподобали ${what}`,
  more_few: `{partner} і ще {count} людини вподобали ${what}`,
  more_many: `{partner} і ще {count} людей вподобали ${what}`,
  more_other: `{partner} і ще {count} людини вподобали ${what}`,
});
const more = (done: string, one: string, few: string, many: string, other: string) => ({
  text: done,
  more_one: `${done}; є ще {count} ${one}`,
  more_few: `${done}; є ще {count} ${few}`,
  more_many: `${done}; є ще {count} ${many}`,
  more_other: `${done}; є ще {count} ${other}`,
});
const comments = (done: string) =>
  more(done, 'новий коментар', 'нові коментарі', 'нових коментарів', 'нового коментаря');
const answers = (done: string) => more(done, 'нова відповідь', 'нові відповіді', 'нових відповідей', 'нової відповіді');
const toPost = { body: 'Відкрийте допис, щоб прочитати й відповісти.', action: 'Відкрити допис' };

export const feed: Translation<typeof english> = {
  NEW_POST: {
    name: 'Нові дописи тих, за ким ви стежите',
    sentence: { text: '{partner}: новий допис' },
    mail: toPost,
  },
  MISS_YOU_POST: {
    name: 'Що ви пропустили, поки вас не було',
    sentence: { text: '{partner}: новий допис, поки вас не було' },
    mail: { body: 'Відкрийте допис, щоб побачити, що нового.', action: 'Відкрити допис' },
  },
  NEW_COMMENT: {
    name: 'Коментарі до ваших дописів',
    sentence: comments('{partner} коментує ваш допис'),
    mail: toPost,
  },
  NEW_COMMENT_ANSWER: {
    name: 'Відповіді на ваші коментарі',
    sentence: answers('{partner} відповідає у вашій розмові'),
    mail: toPost,
  },
  LIKE_POST: { name: 'Вподобання ваших дописів', sentence: liked('ваш допис') },
  LIKE_COMMENT: { name: 'Вподобання ваших коментарів', sentence: liked('ваш коментар') },
  LIKE_COMMENT_ANSWER: { name: 'Вподобання ваших відповідей', sentence: liked('вашу відповідь') },
  POPULAR_POST: {
    name: 'Ваші дописи, про які багато говорять',
    sentence: { text: 'Під вашим дописом понад {comments} коментарів' },
    mail: { body: 'Відкрийте допис, щоб побачити, що кажуть люди.', action: 'Відкрити допис' },
  },
  COMMUNITY_NEW_POST: {
    name: 'Нові дописи у спільнотах',
    sentence: { text: '{partner}: новий допис у спільноті' },
    mail: toPost,
  },
  COMMUNITY_NEW_COMMENT: {
    name: 'Коментарі до ваших дописів у спільнотах',
    sentence: comments('{partner} коментує ваш допис у спільноті'),
    mail: toPost,
  },
  COMMUNITY_NEW_COMMENT_ANSWER: {
    name: 'Відповіді на ваші коментарі у спільнотах',
    sentence: answers('{partner} відповідає у вашій розмові в спільноті'),
    mail: toPost,
  },
  COMMUNITY_LIKE_POST: { name: 'Вподобання ваших дописів у спільнотах', sentence: liked('ваш допис у спільноті') },
  COMMUNITY_LIKE_COMMENT: {
    name: 'Вподобання ваших коментарів у спільнотах',
    sentence: liked('ваш коментар у спільноті'),
  },
  COMMUNITY_LIKE_COMMENT_ANSWER: {
    name: 'Вподобання ваших відповідей у спільнотах',
    sentence: liked('вашу відповідь у спільноті'),
  },
};
