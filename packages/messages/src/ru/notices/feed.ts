import type { feed as english } from '../../en/notices/feed.ts';
import type { Translation } from '../../translation.ts';

const liked = (what: string) => ({
  text: `{partner}: нравится ${what}`,
  more_one: `{partner} и ещё {count} человек оценили ${what}`,
  more_few: `{partner} и ещё {count} человека оценили ${what}`,
  more_many: `{partner} и ещё {count} человек оценили ${what}`,
  more_other: `{partner} и ещё {count} человека оценили ${what}`,
});
const more = (done: string, one: string, few: string, many: string, other: string) => ({
  text: done,
  more_one: `${done}; есть ещё {count} ${one}`,
  more_few: `${done}; есть ещё {count} ${few}`,
  more_many: `${done}; есть ещё {count} ${many}`,
  more_other: `${done}; есть ещё {count} ${other}`,
});
const comments = (done: string) =>
  more(done, 'новый комментарий', 'новых комментария', 'новых комментариев', 'нового комментария');
const answers = (done: string) => more(done, 'новый ответ', 'новых ответа', 'новых ответов', 'нового ответа');
const toPost = { body: 'Откройте пост, чтобы прочитать и ответить.', action: 'Открыть пост' };

export const feed: Translation<typeof english> = {
  NEW_POST: {
    name: 'Новые посты тех, кого вы читаете',
    sentence: { text: '{partner}: новый пост' },
    mail: toPost,
  },
  MISS_YOU_POST: {
    name: 'Что вы пропустили, пока вас не было',
    sentence: { text: '{partner}: новый пост, пока вас не было' },
    mail: { body: 'Откройте пост, чтобы увидеть, что нового.', action: 'Открыть пост' },
  },
  NEW_COMMENT: {
    name: 'Комментарии к вашим постам',
    sentence: comments('{partner} комментирует ваш пост'),
    mail: toPost,
  },
  NEW_COMMENT_ANSWER: {
    name: 'Ответы на ваши комментарии',
    sentence: answers('{partner} отвечает в вашем обсуждении'),
    mail: toPost,
  },
  LIKE_POST: { name: 'Отметки «нравится» на ваших постах', sentence: liked('ваш пост') },
  LIKE_COMMENT: { name: 'Отметки «нравится» на ваших комментариях', sentence: liked('ваш комментарий') },
  LIKE_COMMENT_ANSWER: { name: 'Отметки «нравится» на ваших ответах', sentence: liked('ваш ответ') },
  POPULAR_POST: {
    name: 'Ваши посты, о которых много говорят',
    sentence: { text: 'Под вашим постом больше {comments} комментариев' },
    mail: { body: 'Откройте пост, чтобы увидеть, что говорят люди.', action: 'Открыть пост' },
  },
  COMMUNITY_NEW_POST: {
    name: 'Новые посты в сообществах',
    sentence: { text: '{partner}: новый пост в сообществе' },
    mail: toPost,
  },
  COMMUNITY_NEW_COMMENT: {
    name: 'Комментарии к вашим постам в сообществах',
    sentence: comments('{partner} комментирует ваш пост в сообществе'),
    mail: toPost,
  },
  COMMUNITY_NEW_COMMENT_ANSWER: {
    name: 'Ответы на ваши комментарии в сообществах',
    sentence: answers('{partner} отвечает в вашем обсуждении в сообществе'),
    mail: toPost,
  },
  COMMUNITY_LIKE_POST: {
    name: 'Отметки «нравится» на ваших постах в сообществах',
    sentence: liked('ваш пост в сообществе'),
  },
  COMMUNITY_LIKE_COMMENT: {
    name: 'Отметки «нравится» на ваших комментариях в сообществах',
    sentence: liked('ваш комментарий в сообществе'),
  },
  COMMUNITY_LIKE_COMMENT_ANSWER: {
    name: 'Отметки «нравится» на ваших ответах в сообществах',
    sentence: liked('ваш ответ в сообществе'),
  },
};
