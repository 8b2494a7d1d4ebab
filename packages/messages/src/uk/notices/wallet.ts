import type { wallet as english } from '../../en/notices/wallet.ts';
import type { Translation } from '../../translation.ts';

export const wallet: Translation<typeof english> = {
  DEPOSIT_RECEIVED: {
    name: 'Поповнення',
    sentence: { text: 'У ваш гаманець надійшло {amount}' },
    mail: {
      subject: 'Гаманець поповнено: {amount}',
      body: 'Ці гроші вже можна витратити, а невикористане повернути на картку.',
      action: 'До гаманця',
    },
  },
  WITHDRAW_REQUESTED: {
    name: 'Виведення',
    mail: {
      subject: 'Запит на виведення {amount}',
      title: 'Запит на виведення {amount}',
      body: 'Якщо це ви, більше нічого робити не потрібно. Кожне виведення ми перевіряємо вручну, зазвичай протягом {withdrawalHours, limit} годин. Нові реквізити утримуємо {newDestinationHours, limit} години.\n\nЯкщо це не ви, скасуйте виведення: кнопка діє {withdrawalLinkMinutes, limit} хвилин, входити не потрібно. Потім змініть пароль.',
      action: 'Перевірити й скасувати',
    },
  },
  WITHDRAW_APPROVED: {
    name: 'Виведення',
    sentence: { text: 'Виведення {amount} схвалено' },
    mail: {
      subject: 'Виведення {amount} схвалено',
      body: 'Від вас нічого не потрібно. Гроші підуть із найближчим переказом і зазвичай надходять за кілька робочих днів.',
      action: 'До гаманця',
    },
  },
  WITHDRAW_REJECTED: {
    name: 'Виведення',
    sentence: { text: 'Виведення {amount} відхилено. Гроші знову у вашому гаманці' },
    mail: {
      subject: 'Виведення {amount} відхилено',
      body: 'Прочитайте причину й спробуйте ще раз, коли це буде вирішено.\n\n> {reason}',
      action: 'До гаманця',
    },
  },
  WITHDRAW_RETURNED: {
    name: 'Виведення',
    sentence: { text: 'Ваш банк повернув {amount}. Гроші знову у вашому заробітку, перевірте реквізити' },
    mail: {
      subject: 'Ваш банк повернув {amount}',
      body: 'Перевірте реквізити, перш ніж виводити знову. Причина від банку:\n\n> {reason}\n\nНаступне виведення на ці реквізити можливе через {newDestinationHours, limit} години.',
      action: 'До гаманця',
    },
  },
};
