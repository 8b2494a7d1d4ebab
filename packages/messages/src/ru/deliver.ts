import type { deliver as english } from '../en/deliver.ts';
import type { Translation } from '../translation.ts';

export const deliver: Translation<typeof english> = {
  answer: 'Ваш ответ',
  secretLink: 'Ссылка или слова, которые видит только фанат',
  carrier: 'Перевозчик',
  tracking: 'Номер отслеживания',
  missing: 'Сначала заполните это',
  send: 'Отдать',
  done: 'Готово. Фанату уже сообщили.',
  later: 'Это отдают в студии.',
};
