import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications: Translation<typeof english> = {
  popup: {
    emptyTitle: 'За лаштунками тихо',
    emptyText: 'Тут з’являться відповіді, ставки й оплати.',
    markAll: 'Позначити прочитаними',
    older: 'Показати ще',
    unread: 'Нове',
    failed: 'Не вдалося завантажити сповіщення.',
    again: 'Спробувати ще раз',
    settings: 'Налаштування сповіщень',
  },
};
