import type { wallet as english } from '../../en/notices/wallet.ts';
import type { Translation } from '../../translation.ts';

export const wallet: Translation<typeof english> = {
  DEPOSIT_RECEIVED: {
    name: 'Пополнения',
    sentence: { text: 'В ваш кошелёк поступило {amount}' },
    mail: {
      subject: '{amount} в вашем кошельке',
      body: 'Эти деньги уже можно потратить, а то, что не понадобится, вернуть на карту.',
      action: 'Открыть кошелёк',
    },
  },
  WITHDRAW_REQUESTED: {
    name: 'Вывод',
    mail: {
      subject: 'Вы просите вывести {amount}',
      title: 'Вы просите вывести {amount}',
      body: 'Если это вы, больше ничего делать не нужно. Каждый вывод мы проверяем вручную, обычно в течение 24 часов. Новые для нас реквизиты ждут 72 часа.\n\nЕсли это не вы, отмените вывод: кнопка действует 30 минут, входить не нужно. Затем задайте новый пароль.',
      action: 'Посмотреть или отменить',
    },
  },
  WITHDRAW_APPROVED: {
    name: 'Вывод',
    sentence: { text: 'Вывод {amount} одобрен' },
    mail: {
      subject: '{amount} уже в пути',
      body: 'От вас ничего не нужно. Деньги уйдут с ближайшим переводом, банкам нужно ещё несколько дней.',
      action: 'Открыть кошелёк',
    },
  },
  WITHDRAW_REJECTED: {
    name: 'Вывод',
    sentence: { text: 'Вывод {amount} не одобрен. Деньги снова в вашем кошельке' },
    mail: {
      subject: 'Не удалось вывести {amount}',
      body: 'Прочитайте причину и попробуйте ещё раз, когда это будет решено.\n\n> {reason}',
      action: 'Открыть кошелёк',
    },
  },
  WITHDRAW_RETURNED: {
    name: 'Вывод',
    sentence: { text: 'Ваш банк вернул {amount}. Деньги снова в вашем заработке, проверьте реквизиты' },
    mail: {
      subject: 'Ваш банк вернул {amount}',
      body: 'Проверьте реквизиты, прежде чем выводить снова. Причина от банка:\n\n> {reason}\n\nПеред новым переводом на эти реквизиты мы ждём 72 часа.',
      action: 'Открыть кошелёк',
    },
  },
};
