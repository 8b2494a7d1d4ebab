import { words } from './products/words.ts';
import type { Words } from './types.ts';

export type Fund = { name: Words; about: Words; link: string };

/** Fictional, so that no one gives real money because of a demo. */
export const funds: readonly Fund[] = [
  {
    name: words('Warm Windows', 'Теплі вікна', 'Тёплые окна'),
    about: words(
      'Puts new windows into houses that lost theirs.',
      'Ставить нові вікна в будинки, що втратили свої.',
      'Ставит новые окна в дома, которые потеряли свои.',
    ),
    link: 'https://warm-windows.example',
  },
  {
    name: words('A Book for Every Ward', 'Книжка в кожну палату', 'Книга в каждую палату'),
    about: words(
      'Libraries on wheels for children’s hospitals.',
      'Бібліотеки на колесах для дитячих лікарень.',
      'Библиотеки на колёсах для детских больниц.',
    ),
    link: 'https://book-ward.example',
  },
  {
    name: words('Second Step', 'Другий крок', 'Второй шаг'),
    about: words(
      'Prostheses, and somebody to practise walking with.',
      'Протези й люди, з якими вчитися ходити.',
      'Протезы и люди, с которыми учиться ходить.',
    ),
    link: 'https://second-step.example',
  },
  {
    name: words('Clear River', 'Чиста ріка', 'Чистая река'),
    about: words(
      'Cleans small rivers and teaches schools to measure them.',
      'Чистить малі річки й навчає школи їх вимірювати.',
      'Чистит малые реки и учит школы их измерять.',
    ),
    link: 'https://clear-river.example',
  },
  {
    name: words('Loud Strings', 'Гучні струни', 'Громкие струны'),
    about: words(
      'Instruments for music schools that have none.',
      'Інструменти для музичних шкіл, у яких їх немає.',
      'Инструменты для музыкальных школ, у которых их нет.',
    ),
    link: 'https://loud-strings.example',
  },
];
