import type { profiles as english } from '../../en/notices/profiles.ts';
import type { Translation } from '../../translation.ts';

export const profiles: Translation<typeof english> = {
  NEW_PRODUCT: {
    name: 'Новое от тех, кого вы читаете',
    sentence: {
      text: '{partner} предлагает новое: «{product}»',
      more_one: '{partner} предлагает {count} новый продукт',
      more_few: '{partner} предлагает {count} новых продукта',
      more_many: '{partner} предлагает {count} новых продуктов',
      more_other: '{partner} предлагает {count} нового продукта',
    },
    mail: { body: 'Откройте страницу, чтобы увидеть, что это и сколько стоит.', action: 'Посмотреть профиль' },
  },
};
