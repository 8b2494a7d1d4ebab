import type { people as english } from '../en/people.ts';
import type { Translation } from '../translation.ts';

export const people: Translation<typeof english> = {
  forMembers: 'За підпискою',
  answering: 'Зараз відповідає',
  available: 'Приймає замовлення',
  backOn: 'Повернеться {date}',
  onTime: '{percent} % вчасно',
  from: 'від {price}',
  remindOfReturn: 'Нагадати про повернення',
  returnReminded: 'Нагадаємо',
  portrait: 'Фото: {name}',
};
