/** A gift to the demo's own talent. `fan`: its place among the demo's fans; the first is the one to log in as. */
type SeedGift = { days: number; fan: number; dollars: number; text: string };

export const seedGifts: readonly SeedGift[] = [
  { days: 61, fan: 3, dollars: 5, text: 'The song about the night tram got me through the winter.' },
  { days: 40, fan: 7, dollars: 50, text: 'Для нового альбому. Чекаємо у Львові!' },
  { days: 22, fan: 0, dollars: 10, text: 'For strings, and a coffee after the rehearsal.' },
  { days: 12, fan: 11, dollars: 5, text: '' },
  { days: 3, fan: 5, dollars: 200, text: 'My daughter sings your songs every morning. This is for the studio day.' },
  { days: 1, fan: 9, dollars: 25, text: 'Спасибо за концерт под открытым небом.' },
];

export const seedOffer = {
  language: 'en',
  isOn: true,
  thanks: 'You keep the lights on backstage. Thank you, truly.',
  variations: [
    { name: 'A coffee', price: 500 },
    { name: 'A set of strings', price: 1_500 },
    { name: 'An hour in the studio', price: 5_000 },
    { name: 'A day in the studio', price: 20_000 },
  ],
} as const;
