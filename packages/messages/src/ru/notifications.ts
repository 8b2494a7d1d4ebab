import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications: Translation<typeof english> = {
  popup: {
    emptyTitle: 'За кулисами тихо',
    emptyText: 'Когда кто-то ответит, сделает ставку или заплатит, это появится здесь.',
    markAll: 'Всё прочитано',
    older: 'Показать более ранние',
    unread: 'Новое',
    failed: 'Не удалось загрузить уведомления.',
    again: 'Попробовать ещё раз',
    settings: 'Как вас уведомлять',
  },
};
