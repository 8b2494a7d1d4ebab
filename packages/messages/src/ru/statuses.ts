import type { statuses as english } from '../en/statuses.ts';
import type { Translation } from '../translation.ts';

export const statuses: Translation<typeof english> = {
  order: {
    awaitingPayment: 'Ожидает оплаты',
    reviewing: 'На проверке',
    processing: 'Выполняется',
    shipped: 'Отправлен',
    completed: 'Выполнен',
    cancelled: 'Отменён',
    expired: 'Просрочен',
    declined: 'Отклонён',
    rejected: 'Не одобрен',
    disputed: 'Есть проблема',
    refunded: 'Деньги возвращены',
  },
  /** Where a user stands in an auction. */
  bid: {
    toPay: 'К оплате',
    paying: 'Списываем деньги',
    offered: 'Предлагаем вам',
    leading: 'Лидируете',
    outbid: 'Перебита',
    watching: 'Следите',
    won: 'Выигрыш',
    lost: 'Не выигран',
    cancelled: 'Отменён',
    ended: 'Завершён',
  },
};
