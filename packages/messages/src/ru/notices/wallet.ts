import type { wallet as english } from '../../en/notices/wallet.ts';
import type { Translation } from '../../translation.ts';

export const wallet: Translation<typeof english> = {
  DEPOSIT_RECEIVED: {
    name: 'Пополнения',
    sentence: { text: 'В ваш кошелёк поступило {amount}' },
    mail: {
      subject: 'Кошелёк пополнен: {amount}',
      body: 'Эти деньги уже можно потратить, а неиспользованное вернуть на карту.',
      action: 'В кошелёк',
    },
  },
  WITHDRAW_REQUESTED: {
    name: 'Вывод',
    mail: {
      subject: 'Запрос на вывод {amount}',
      title: 'Запрос на вывод {amount}',
      body: 'Если это вы, больше ничего делать не нужно. Каждый вывод мы проверяем вручную, обычно в течение {withdrawalHours, limit} часов. Новые реквизиты держим {newDestinationHours, limit} часа.\n\nЕсли это не вы, отмените вывод: кнопка действует {withdrawalLinkMinutes, limit} минут, входить не нужно. Затем смените пароль.',
      action: 'Проверить и отменить',
    },
  },
  WITHDRAW_APPROVED: {
    name: 'Вывод',
    sentence: { text: 'Вывод {amount} одобрен' },
    mail: {
      subject: 'Вывод {amount} одобрен',
      body: 'От вас ничего не нужно. Деньги уйдут с ближайшим переводом и обычно приходят за несколько рабочих дней.',
      action: 'В кошелёк',
    },
  },
  WITHDRAW_REJECTED: {
    name: 'Вывод',
    sentence: { text: 'Вывод {amount} отклонён. Деньги снова в вашем кошельке' },
    mail: {
      subject: 'Вывод {amount} отклонён',
      body: 'Прочитайте причину и попробуйте ещё раз, когда это будет решено.\n\n> {reason}',
      action: 'В кошелёк',
    },
  },
  WITHDRAW_RETURNED: {
    name: 'Вывод',
    sentence: { text: 'Ваш банк вернул {amount}. Деньги снова в вашем заработке, проверьте реквизиты' },
    mail: {
      subject: 'Ваш банк вернул {amount}',
      body: 'Проверьте реквизиты, прежде чем выводить снова. Причина от банка:\n\n> {reason}\n\nСледующий вывод на эти реквизиты возможен через {newDestinationHours, limit} часа.',
      action: 'В кошелёк',
    },
  },
};
