import { cents } from '@stagedoor/contract/money';

/**
 * A gift to the demo's own talent. `fan`: its place among the demo's fans; the first is the one to log in as. Days count
 * back from now; a monthly one without `stopped` runs on.
 */
export type SeedGift = {
  days: number;
  fan: number;
  dollars: number;
  text: string;
  monthly?: { stopped?: number };
  thanked?: true;
};

export const seedGifts: readonly SeedGift[] = [
  { days: 352, fan: 13, dollars: 15, text: 'From the balcony, row nine.', thanked: true },
  { days: 318, fan: 2, dollars: 5, text: '', monthly: { stopped: 200 } },
  { days: 287, fan: 16, dollars: 50, text: 'Happy birthday to the band!', thanked: true },
  { days: 203, fan: 6, dollars: 20, text: 'I owe you for a very long train ride.', thanked: true },
  { days: 171, fan: 14, dollars: 5, text: 'На струны.', thanked: true },
  { days: 144, fan: 8, dollars: 10, text: 'За колискову. Донька засинає тільки під неї.', monthly: {}, thanked: true },
  { days: 109, fan: 18, dollars: 30, text: 'Було дуже гарно у філармонії.', thanked: true },
  {
    days: 95,
    fan: 0,
    dollars: 5,
    text: 'A coffee a month, so that the songs keep coming.',
    monthly: {},
    thanked: true,
  },
  { days: 78, fan: 4, dollars: 25, text: 'For whatever you need right now.', monthly: {} },
  { days: 61, fan: 3, dollars: 5, text: 'The song about the night tram got me through the winter.', thanked: true },
  { days: 40, fan: 7, dollars: 50, text: 'Для нового альбому. Чекаємо у Львові!', thanked: true },
  { days: 22, fan: 0, dollars: 10, text: 'For strings, and a coffee after the rehearsal.', thanked: true },
  { days: 12, fan: 11, dollars: 5, text: '' },
  { days: 3, fan: 5, dollars: 200, text: 'My daughter sings your songs every morning. This is for the studio day.' },
  { days: 1, fan: 9, dollars: 25, text: 'Спасибо за концерт под открытым небом.' },
];

/** What each amount is for, by its price. */
export const giftAmounts = [
  { price: cents(500), name: { en: 'A coffee', uk: 'Кава', ru: 'Кофе' } },
  { price: cents(1_500), name: { en: 'A set of strings', uk: 'Комплект струн', ru: 'Комплект струн' } },
  { price: cents(5_000), name: { en: 'An hour in the studio', uk: 'Година в студії', ru: 'Час в студии' } },
  { price: cents(20_000), name: { en: 'A day in the studio', uk: 'День у студії', ru: 'День в студии' } },
];

export const giftThanks = {
  en: 'You keep the lights on backstage. Thank you, truly.',
  uk: 'Завдяки вам за лаштунками горить світло. Щиро дякую.',
  ru: 'Благодаря вам за кулисами горит свет. Спасибо от души.',
};
