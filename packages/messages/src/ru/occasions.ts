import type { occasions as english } from '../en/occasions.ts';
import type { Translation } from '../translation.ts';

export const occasions: Translation<typeof english> = {
  birthday: 'День рождения',
  anniversary: 'Годовщина',
  wedding: 'Свадьба',
  graduation: 'Выпускной',
  thanks: 'Благодарность',
  encouragement: 'Поддержка',
  justBecause: 'Просто так',
  other: 'Другое',
};
