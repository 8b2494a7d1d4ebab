import type { staff as english } from '../../en/notices/staff.ts';
import type { Translation } from '../../translation.ts';

export const staff: Translation<typeof english> = {
  STAFF_WELCOME: {
    name: 'Вход и пароль',
    mail: {
      subject: 'Вас добавили в команду Stagedoor',
      title: 'Вас добавили в команду Stagedoor',
      body: '{by} добавляет вас в команду Stagedoor. Когда впервые откроете админ-панель, нужно будет настроить двухфакторную аутентификацию: держите телефон под рукой.',
      action: 'Открыть админ-панель',
    },
  },
};
