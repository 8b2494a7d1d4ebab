import type { people as english } from '../en/people.ts';
import type { Translation } from '../translation.ts';

export const people: Translation<typeof english> = {
  answering: 'Отвечает',
  notNow: 'Не сейчас',
  backOn: 'Вернётся {date}',
  onTime: '{percent} % вовремя',
  from: 'от {price}',
  portrait: 'Портрет: {name}',
};
