import type { people as english } from '../en/people.ts';
import type { Translation } from '../translation.ts';

export const people: Translation<typeof english> = {
  forMembers: 'По подписке',
  answering: 'Сейчас отвечает',
  available: 'Принимает заказы',
  backOn: 'Вернётся {date}',
  onTime: '{percent} % вовремя',
  from: 'от {price}',
  remindOfReturn: 'Напомнить о возвращении',
  returnReminded: 'Напомним',
  portrait: 'Фото: {name}',
};
