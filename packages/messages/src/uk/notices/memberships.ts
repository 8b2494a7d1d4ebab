import type { memberships as english } from '../../en/notices/memberships.ts';
import type { Translation } from '../../translation.ts';

export const memberships: Translation<typeof english> = {
  PURCHASED_SUBSCRIPTION: {
    name: 'Нові підписки',
    sentence: { text: '{partner} має підписку «{product}»' },
    mail: { body: 'Щомісяця це {amount}. Ваш заробіток уже в гаманці.', action: 'Переглянути гаманець' },
  },
  SUBSCRIPTION_UNPAID: {
    name: 'Відхилені платежі',
    mail: {
      subject: 'Не вдалося списати {amount}: {product}',
      title: 'Картку відхилено: підписка «{product}»',
      body: 'Підписка діє до {time}. До того часу ми спробуємо списати кошти ще раз. Щоб не чекати, сплатіть іншою карткою. Кнопка відкриє сторінку оплати, входити не треба.\n\nЯкщо списати не вдасться, підписка завершиться, і платити більше не доведеться.',
      action: 'Сплатити карткою',
    },
  },
  SUBSCRIPTION_ENDED: {
    name: 'Завершені підписки',
    sentence: { text: 'Підписку «{product}» завершено' },
    mail: { body: 'Більше нічого не спишемо. Підписатися знову можна будь-коли.', action: 'Переглянути підписки' },
  },
  SUBSCRIPTION_CLOSED: {
    name: 'Завершені підписки',
    sentence: { text: '{partner} більше не пропонує «{product}»' },
    mail: {
      body: 'Підписку завершено, більше нічого не спишемо. Кошти за невикористані дні повернемо на картку.',
      action: 'Переглянути підписки',
    },
  },
  SUBSCRIPTION_PRICE: {
    name: 'Нові ціни',
    sentence: { text: 'З {date} підписка «{product}» коштує {amount} на місяць замість {before}' },
    mail: {
      body: 'Нову ціну спишемо з першим платежем від {date}, до того — {before}. Якщо вона не підходить, зупиніть підписку раніше.',
      action: 'Переглянути підписки',
    },
  },
};
