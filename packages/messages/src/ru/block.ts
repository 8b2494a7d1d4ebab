import type { block as english } from '../en/block.ts';
import type { Translation } from '../translation.ts';

export const block: Translation<typeof english> = {
  howLong: 'На какое время?',
  day: 'На день',
  week: 'На неделю',
  month: 'На месяц',
  forever: 'Навсегда',
  block: 'Заблокировать',
  cancel: 'Отмена',
};
