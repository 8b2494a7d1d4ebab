import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications: Translation<typeof english> = {
  popup: {
    emptyTitle: 'За кулисами тихо',
    emptyText: 'Здесь появятся ответы, ставки и оплаты.',
    markAll: 'Отметить прочитанными',
    older: 'Показать ещё',
    unread: 'Новое',
    failed: 'Не удалось загрузить уведомления.',
    again: 'Попробовать ещё раз',
    settings: 'Настройки уведомлений',
  },
};
