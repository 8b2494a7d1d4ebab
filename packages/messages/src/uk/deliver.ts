import type { deliver as english } from '../en/deliver.ts';
import type { Translation } from '../translation.ts';

export const deliver: Translation<typeof english> = {
  answer: 'Ваша відповідь',
  secretLink: 'Посилання або слова, які бачить лише фанат',
  carrier: 'Перевізник',
  tracking: 'Номер відстеження',
  missing: 'Спершу заповніть це',
  send: 'Віддати',
  done: 'Готово. Фанату вже повідомлено.',
  later: 'Це віддають у студії.',
};
