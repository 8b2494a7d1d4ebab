import type { staff as english } from '../../en/notices/staff.ts';
import type { Translation } from '../../translation.ts';

export const staff: Translation<typeof english> = {
  STAFF_WELCOME: {
    name: 'Вход и пароль',
    mail: {
      subject: 'Вы теперь в команде',
      title: 'Вы теперь в команде',
      body: '{by} добавляет вас в сотрудники Stagedoor. Когда вы впервые откроете служебные страницы, настройте второй фактор; держите телефон под рукой.',
      action: 'Открыть служебные страницы',
    },
  },
};
