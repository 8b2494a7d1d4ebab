import type { memberships as english } from '../../en/notices/memberships.ts';
import type { Translation } from '../../translation.ts';

export const memberships: Translation<typeof english> = {
  PURCHASED_SUBSCRIPTION: {
    name: 'Новые подписки',
    sentence: { text: '{partner} теперь с подпиской «{product}»' },
    mail: { body: 'Каждый месяц это {amount}. Ваш заработок уже в кошельке.', action: 'Посмотреть кошелёк' },
  },
  SUBSCRIPTION_UNPAID: {
    name: 'Отклонённые платежи',
    mail: {
      subject: 'Не удалось списать {amount}: {product}',
      title: 'Карта отклонена: подписка «{product}»',
      body: 'Подписка действует до {time}. До этого мы попробуем списать средства ещё раз. Чтобы не ждать, оплатите другой картой. Кнопка откроет страницу оплаты, входить не нужно.\n\nЕсли списать не удастся, подписка завершится, и платить больше не придётся.',
      action: 'Оплатить картой',
    },
  },
  SUBSCRIPTION_ENDED: {
    name: 'Завершённые подписки',
    sentence: { text: 'Подписка «{product}» завершена' },
    mail: { body: 'Больше ничего не спишем. Подписаться снова можно в любое время.', action: 'Посмотреть подписки' },
  },
  SUBSCRIPTION_CLOSED: {
    name: 'Завершённые подписки',
    sentence: { text: '{partner} больше не предлагает «{product}»' },
    mail: {
      body: 'Подписка завершена, больше ничего не спишем. Средства за неиспользованные дни вернём на карту.',
      action: 'Посмотреть подписки',
    },
  },
  SUBSCRIPTION_PRICE: {
    name: 'Новые цены',
    sentence: { text: 'С {date} подписка «{product}» стоит {amount} в месяц вместо {before}' },
    mail: {
      body: 'Новую цену спишем с первым платежом от {date}, до этого — {before}. Если она не подходит, остановите подписку раньше.',
      action: 'Посмотреть подписки',
    },
  },
};
