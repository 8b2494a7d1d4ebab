import type { profiles as english } from '../../en/notices/profiles.ts';
import type { Translation } from '../../translation.ts';

export const profiles: Translation<typeof english> = {
  NEW_PRODUCT: {
    name: 'Нове від тих, за ким ви стежите',
    sentence: {
      text: '{partner} пропонує нове: «{product}»',
      more_one: '{partner} пропонує {count} новий продукт',
      more_few: '{partner} пропонує {count} нові продукти',
      more_many: '{partner} пропонує {count} нових продуктів',
      more_other: '{partner} пропонує {count} нового продукту',
    },
    mail: { body: 'Відкрийте сторінку, щоб побачити, що це і скільки коштує.', action: 'Переглянути профіль' },
  },
};
