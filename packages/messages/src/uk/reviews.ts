import type { reviews as english } from '../en/reviews.ts';
import type { Translation } from '../translation.ts';

export const reviews: Translation<typeof english> = {
  title: 'Що кажуть фанати',
  average: '{score} з 5',
  count_one: '{count, number} відгук',
  count_few: '{count, number} відгуки',
  count_many: '{count, number} відгуків',
  count_other: '{count, number} відгуку',
  stars_one: '{count, number} зірка з 5',
  stars_few: '{count, number} зірки з 5',
  stars_many: '{count, number} зірок з 5',
  stars_other: '{count, number} зірки з 5',
  about: '{name}, {product}',
  reply: 'Відповідає {name}',
  more: 'Показати ще',
  empty: 'Відгуків ще немає',
  emptyText: 'Писати їх можуть лише ті, хто щось придбав.',
};
