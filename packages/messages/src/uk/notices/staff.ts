import type { staff as english } from '../../en/notices/staff.ts';
import type { Translation } from '../../translation.ts';

export const staff: Translation<typeof english> = {
  STAFF_WELCOME: {
    name: 'Вхід і пароль',
    mail: {
      subject: 'Вас додано до команди Stagedoor',
      title: 'Вас додано до команди Stagedoor',
      body: '{by} додає вас до команди Stagedoor. Коли вперше відкриєте адмінпанель, потрібно буде налаштувати двофакторну автентифікацію: тримайте телефон поруч.',
      action: 'Відкрити адмінпанель',
    },
  },
};
