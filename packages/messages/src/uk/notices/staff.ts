import type { staff as english } from '../../en/notices/staff.ts';
import type { Translation } from '../../translation.ts';

export const staff: Translation<typeof english> = {
  STAFF_WELCOME: {
    name: 'Вхід і пароль',
    mail: {
      subject: 'Ви тепер у команді',
      title: 'Ви тепер у команді',
      body: '{by} додає вас до працівників Stagedoor. Коли ви вперше відкриєте службові сторінки, налаштуйте другий фактор; тримайте телефон поруч.',
      action: 'Відкрити службові сторінки',
    },
  },
};
