import type { reviews as english } from '../en/reviews.ts';
import type { Translation } from '../translation.ts';

export const reviews: Translation<typeof english> = {
  title: 'Что говорят фанаты',
  average: '{score} из 5',
  count_one: '{count, number} отзыв',
  count_few: '{count, number} отзыва',
  count_many: '{count, number} отзывов',
  count_other: '{count, number} отзыва',
  stars_one: '{count, number} звезда из 5',
  stars_few: '{count, number} звезды из 5',
  stars_many: '{count, number} звёзд из 5',
  stars_other: '{count, number} звезды из 5',
  about: '{name}, {product}',
  reply: 'Отвечает {name}',
  more: 'Показать ещё',
  empty: 'Отзывов пока нет',
  emptyText: 'Писать их могут только те, кто что-то купил.',
};
