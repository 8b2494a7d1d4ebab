import type { catalogue as english } from '../../en/notices/catalogue.ts';
import type { Translation } from '../../translation.ts';

export const catalogue: Translation<typeof english> = {
  EVERYTHING_SOLD: {
    name: 'Распродано',
    sentence: { text: '«{product}» распродано' },
    mail: { body: 'Добавьте количество в студии или создайте новый продукт.', action: 'Посмотреть продукт' },
  },
  PRODUCT_REMIND: {
    name: 'Напоминания',
    sentence: { text: 'Напоминание: «{product}»' },
    mail: { body: 'Загляните, пока не забылось.', action: 'Посмотреть' },
  },
  BACK_ONLINE: {
    name: 'Возвращение талантов',
    sentence: { text: 'Снова принимает заказы: {partner}' },
    mail: { body: 'Вы просили сообщить. Посмотрите, что можно заказать.', action: 'Посмотреть профиль' },
  },
};
