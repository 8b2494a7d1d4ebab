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
};
