import type { gifts as english } from '../../en/notices/gifts.ts';
import type { Translation } from '../../translation.ts';

export const gifts: Translation<typeof english> = {
  DONATION_RECEIVED: {
    name: 'Підтримка',
    sentence: { text: 'Вас підтримали: {partner}, {amount}' },
    mail: { body: 'Прочитайте слова, що надійшли разом із нею, і подякуйте одним дотиком.', action: 'Переглянути' },
  },
  GIFT_THANKED: {
    name: 'Подяки',
    sentence: { text: 'Вам дякують за {amount}: {partner}' },
    mail: { body: 'Ваша підтримка надійшла, і її помітили.', action: 'Переглянути' },
  },
  GIFT_UNPAID: {
    name: 'Відхилені платежі',
    mail: {
      subject: 'Не вдалося списати щомісячну підтримку {amount}',
      title: 'Картку відхилено для щомісячної підтримки',
      body: 'Ми спробуємо списати ще раз до {end}. Щоб сплатити зараз, скористайтеся іншою карткою. Кнопка відкриває сторінку оплати, входити не потрібно.\n\nЯкщо до того часу оплата не пройде, підтримка припиниться, і ви більше нічого не платитимете.',
      action: 'Інша картка',
    },
  },
  GIFT_ENDED: {
    name: 'Завершена підтримка',
    sentence: { text: 'Щомісячну підтримку {amount} завершено: {partner}' },
    mail: { body: 'Ми більше нічого не списуватимемо. Ви можете підтримати знову будь-коли.', action: 'Переглянути' },
  },
};
