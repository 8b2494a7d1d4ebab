import type { profile as english } from '../en/profile.ts';
import type { Translation } from '../translation.ts';

export const profile: Translation<typeof english> = {
  away: 'Відпочиває, повернеться {date}',
  backIn: 'Повернеться за',
  onTime: 'Виконано вчасно',
  onTimeValue: '{percent} %',
  speaks: 'Відповідає мовами',
  from: 'Ціни від',
  categories: 'Сфери',
  promise: 'Сім днів на відповідь. Потім ваші гроші повертаються самі.',
  more: 'Хто ще тут є',
  block: 'Заблокувати',
  blockTitle: 'Заблокувати: {name}?',
  blockLead:
    'Ви й ця людина не зможете писати, дзвонити, робити ставки чи коментувати одне одного. Блокування закінчиться само; воно є в налаштуваннях.',
  blocked: 'Заблоковано: {name}',
};
