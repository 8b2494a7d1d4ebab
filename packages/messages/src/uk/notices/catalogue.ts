import type { catalogue as english } from '../../en/notices/catalogue.ts';
import type { Translation } from '../../translation.ts';

export const catalogue: Translation<typeof english> = {
  EVERYTHING_SOLD: {
    name: 'Розпродано',
    sentence: { text: '«{product}» розпродано' },
    mail: { body: 'Додайте кількість у студії або створіть новий продукт.', action: 'Переглянути продукт' },
  },
  PRODUCT_REMIND: {
    name: 'Нагадування',
    sentence: { text: 'Нагадування: «{product}»' },
    mail: { body: 'Зазирніть, поки не забулося.', action: 'Переглянути' },
  },
  BACK_ONLINE: {
    name: 'Повернення талантів',
    sentence: { text: 'Знову приймає замовлення: {partner}' },
    mail: { body: 'Ви просили повідомити. Подивіться, що можна замовити.', action: 'Переглянути профіль' },
  },
};
