import type { people as english } from '../en/people.ts';
import type { Translation } from '../translation.ts';

export const people: Translation<typeof english> = {
  answering: 'Відповідає',
  notNow: 'Не зараз',
  backOn: 'Повернеться {date}',
  onTime: '{percent} % вчасно',
  from: 'від {price}',
  portrait: 'Портрет: {name}',
};
