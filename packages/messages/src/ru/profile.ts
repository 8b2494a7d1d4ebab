import type { profile as english } from '../en/profile.ts';
import type { Translation } from '../translation.ts';

export const profile: Translation<typeof english> = {
  away: 'Отдыхает, вернётся {date}',
  backIn: 'Вернётся через',
  onTime: 'Выполнено вовремя',
  onTimeValue: '{percent} %',
  speaks: 'Отвечает на языках',
  from: 'Цены от',
  categories: 'Сферы',
  promise: 'Семь дней на ответ. Потом ваши деньги возвращаются сами.',
  more: 'Кто здесь ещё',
  block: 'Заблокировать',
  blockTitle: 'Заблокировать: {name}?',
  blockLead:
    'Вы и этот человек не сможете писать, звонить, делать ставки и комментировать друг друга. Блокировка кончится сама; она есть в настройках.',
  blocked: 'Заблокировано: {name}',
};
