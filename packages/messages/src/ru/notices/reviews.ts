import type { reviews as english } from '../../en/notices/reviews.ts';
import type { Translation } from '../../translation.ts';

export const reviews: Translation<typeof english> = {
  REVIEW_REMOVED: {
    name: 'Ваши отзывы',
    mail: {
      subject: 'Ваш отзыв убран: {talent}',
      title: 'Ваш отзыв убран',
      body: 'На ваш отзыв пожаловались, и мы его убрали ({talent}). Причина:\n\n> {reason}\n\nВашего заказа и денег это не касается.',
    },
  },
};
