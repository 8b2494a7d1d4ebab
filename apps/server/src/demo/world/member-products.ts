import { pitch } from './products/words.ts';
import type { DemoProduct } from './products.ts';

/** `plans`: for members of these plans, counted from the smallest; without, of any. */
export type MemberProduct = { product: DemoProduct; plans?: readonly number[] };

/** What the demo's own talent sells to members only. */
export const memberProducts: readonly MemberProduct[] = [
  {
    product: {
      ...pitch(
        [
          'A rehearsal, uncut',
          'A secret link for members',
          'Forty minutes of a Tuesday rehearsal: the false starts, the laughing fit, and the take we kept.',
        ],
        [
          'Репетиція без монтажу',
          'Секретне посилання для підписників',
          'Сорок хвилин вівторкової репетиції: фальстарти, напад сміху й той дубль, який ми залишили.',
        ],
        [
          'Репетиция без монтажа',
          'Секретная ссылка для подписчиков',
          'Сорок минут репетиции во вторник: фальстарты, приступ смеха и тот дубль, который мы оставили.',
        ],
      ),
      type: 'AUTO_REPLY',
      variations: [{ price: 300 }],
      secret: 'https://stagedoor.example/secret/rehearsal',
    },
  },
  {
    product: {
      ...pitch(
        [
          'A page of lyrics, signed',
          'Handwritten, for those backstage',
          'The page on which a song changed its mind, copied by hand and signed with your name.',
        ],
        [
          'Підписана сторінка тексту',
          'Від руки, для тих, хто за лаштунками',
          'Сторінка, на якій пісня передумала: переписую від руки й підписую з вашим ім’ям.',
        ],
        [
          'Подписанная страница текста',
          'От руки, для тех, кто за кулисами',
          'Страница, на которой песня передумала: переписываю от руки и подписываю с вашим именем.',
        ],
      ),
      type: 'AUTOGRAPH',
      variations: [{ price: 1_500 }],
    },
    plans: [1],
  },
];
