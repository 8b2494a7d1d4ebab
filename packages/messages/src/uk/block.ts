import type { block as english } from '../en/block.ts';
import type { Translation } from '../translation.ts';

export const block: Translation<typeof english> = {
  howLong: 'На який час?',
  day: 'На день',
  week: 'На тиждень',
  month: 'На місяць',
  forever: 'Назавжди',
  block: 'Заблокувати',
  cancel: 'Скасувати',
};
