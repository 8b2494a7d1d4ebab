import type { statuses as english } from '../en/statuses.ts';
import type { Translation } from '../translation.ts';

export const statuses: Translation<typeof english> = {
  order: {
    awaitingPayment: 'Очікує оплати',
    reviewing: 'На перевірці',
    processing: 'Виконується',
    shipped: 'Відправлено',
    completed: 'Виконано',
    cancelled: 'Скасовано',
    expired: 'Прострочено',
    declined: 'Відхилено',
    rejected: 'Не схвалено',
    disputed: 'Є проблема',
    refunded: 'Кошти повернуто',
  },
  /** Where a user stands in an auction. */
  bid: {
    toPay: 'До оплати',
    paying: 'Списуємо кошти',
    offered: 'Пропонуємо вам',
    leading: 'Лідируєте',
    outbid: 'Перебито',
    watching: 'Стежите',
    won: 'Виграш',
    lost: 'Не виграно',
    cancelled: 'Скасовано',
    ended: 'Завершено',
  },
};
