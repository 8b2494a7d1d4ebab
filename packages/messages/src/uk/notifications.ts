import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications: Translation<typeof english> = {
  popup: {
    emptyTitle: 'За лаштунками тихо',
    emptyText: 'Коли хтось відповість, зробить ставку чи заплатить, це з’явиться тут.',
    markAll: 'Усе прочитано',
    older: 'Показати давніші',
    unread: 'Нове',
    failed: 'Не вдалося завантажити сповіщення.',
    again: 'Спробувати ще раз',
    settings: 'Як вас сповіщати',
  },
};
