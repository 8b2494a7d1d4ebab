import type { reviews as english } from '../../en/notices/reviews.ts';
import type { Translation } from '../../translation.ts';

export const reviews: Translation<typeof english> = {
  REVIEW_REMOVED: {
    name: 'Ваші відгуки',
    mail: {
      subject: 'Ваш відгук прибрано: {talent}',
      title: 'Ваш відгук прибрано',
      body: 'На ваш відгук поскаржилися, і ми прибрали його ({talent}). Причина:\n\n> {reason}\n\nВашого замовлення й грошей це не стосується.',
    },
  },
};
