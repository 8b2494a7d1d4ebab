import type { Text } from '../../platform/database/text.ts';

/** Hours are from now; `bids` in cents by the order of the fans, the first of whom is the demo fan. */
export type DemoAuction = {
  talent: string;
  name: Text;
  shortAbout: Text;
  about: Text;
  /** Of what is made for the winner. */
  sells?: 'AUTOGRAPH' | 'VIDEO_GREETING';
  startingBet: number;
  reserve?: number;
  buyNow?: number;
  from: number;
  until: number;
  bids: readonly { fan: number; amount: number; isMaximum?: boolean; isAnonymous?: boolean }[];
};

/** Running, about to end, to come, and ended ones, some of which are settled as soon as the program runs. */
export const demoAuctions: readonly DemoAuction[] = [
  {
    talent: 'orysia',
    name: { en: 'The lute of the first tour', uk: 'Лютня з першого туру', ru: 'Лютня первого тура' },
    shortAbout: {
      en: 'Played on sixty evenings',
      uk: 'Шістдесят вечорів на сцені',
      ru: 'Шестьдесят вечеров на сцене',
    },
    about: {
      en: 'It has a scratch from Lviv and a string from Odesa. I sign it for you and pack it myself.',
      uk: 'На ній подряпина зі Львова і струна з Одеси. Підпишу для вас і спакую власноруч.',
      ru: 'На ней царапина из Львова и струна из Одессы. Подпишу для вас и упакую своими руками.',
    },
    startingBet: 5_000,
    reserve: 20_000,
    from: -40,
    until: 32,
    bids: [
      { fan: 3, amount: 5_000 },
      { fan: 1, amount: 12_000, isMaximum: true },
      { fan: 0, amount: 15_000 },
      { fan: 4, amount: 30_000, isMaximum: true, isAnonymous: true },
      { fan: 2, amount: 21_000 },
    ],
  },
  {
    talent: 'teodor',
    name: {
      en: 'A dinner for two in my kitchen',
      uk: 'Вечеря на двох у моїй кухні',
      ru: 'Ужин на двоих на моей кухне',
    },
    shortAbout: { en: 'Seven courses and the stories', uk: 'Сім страв і їхні історії', ru: 'Семь блюд и их истории' },
    about: {
      en: 'You choose the evening, I choose the fish. We cook the last course together.',
      uk: 'Ви обираєте вечір, я обираю рибу. Останню страву готуємо разом.',
      ru: 'Вы выбираете вечер, я выбираю рыбу. Последнее блюдо готовим вместе.',
    },
    startingBet: 10_000,
    from: -20,
    until: 0.25,
    bids: [
      { fan: 5, amount: 10_000 },
      { fan: 0, amount: 14_000 },
      { fan: 6, amount: 14_500 },
    ],
  },
  {
    talent: 'yuki',
    name: { en: 'The first sheet of the new series', uk: 'Перший аркуш нової серії', ru: 'Первый лист новой серии' },
    shortAbout: { en: 'Ink on paper, one of one', uk: 'Туш, папір, єдиний', ru: 'Тушь, бумага, единственный' },
    about: {
      en: 'The sheet that decided how the other twenty would look. Comes framed.',
      uk: 'Аркуш, який визначив, якими будуть інші двадцять. У рамі.',
      ru: 'Лист, который решил, какими будут остальные двадцать. В раме.',
    },
    startingBet: 8_000,
    buyNow: 60_000,
    from: -2,
    until: 70,
    bids: [],
  },
  {
    talent: 'kwame',
    name: { en: 'An hour at my piano', uk: 'Година за моїм піаніно', ru: 'Час за моим пианино' },
    shortAbout: { en: 'Bring a song or none', uk: 'Приходьте з піснею чи без', ru: 'Приходите с песней или без' },
    about: {
      en: 'We play whatever you can play, and what you can’t play we play slowly.',
      uk: 'Граємо те, що ви вмієте, а чого не вмієте, граємо повільно.',
      ru: 'Играем то, что вы умеете, а чего не умеете, играем медленно.',
    },
    startingBet: 3_000,
    from: 26,
    until: 98,
    bids: [],
  },
  {
    talent: 'kwame',
    name: { en: 'A song with your name in it', uk: 'Пісня з вашим ім’ям', ru: 'Песня с вашим именем' },
    shortAbout: { en: 'One take, just for you', uk: 'Один дубль, лише для вас', ru: 'Один дубль, только для вас' },
    about: {
      en: 'Tell me the name and what the song should be about. I record it at my piano, in one take.',
      uk: 'Напишіть ім’я і про що має бути пісня. Запишу за своїм піаніно, одним дублем.',
      ru: 'Напишите имя и о чём должна быть песня. Запишу за своим пианино, одним дублем.',
    },
    sells: 'VIDEO_GREETING',
    startingBet: 4_000,
    from: -12,
    until: 60,
    bids: [
      { fan: 0, amount: 4_000 },
      { fan: 5, amount: 5_500 },
    ],
  },
  {
    talent: 'marek-accordion',
    name: { en: 'The red accordion strap', uk: 'Червоний ремінь акордеона', ru: 'Красный ремень аккордеона' },
    shortAbout: { en: 'Held up for ten years', uk: 'Витримав десять років', ru: 'Выдержал десять лет' },
    about: {
      en: 'It carried the accordion through every street of the city. Now it wants to rest on your wall.',
      uk: 'Носив акордеон усіма вулицями міста. Тепер хоче висіти на вашій стіні.',
      ru: 'Носил аккордеон по всем улицам города. Теперь хочет висеть на вашей стене.',
    },
    startingBet: 2_000,
    from: -50,
    until: -0.05,
    bids: [
      { fan: 0, amount: 2_000 },
      { fan: 7, amount: 4_000 },
    ],
  },
  {
    talent: 'halyna-bakes',
    name: { en: 'The recipe book with stains', uk: 'Книжка рецептів із плямами', ru: 'Книга рецептов с пятнами' },
    shortAbout: { en: 'Handwritten, thirty years', uk: 'Від руки, тридцять років', ru: 'От руки, тридцать лет' },
    about: {
      en: 'Every stain is a cake that worked. The last page is empty, for yours.',
      uk: 'За кожною плямою торт, який удався. Остання сторінка порожня, для вашого.',
      ru: 'За каждым пятном торт, который удался. Последняя страница пустая, для вашего.',
    },
    startingBet: 2_500,
    from: -60,
    until: -0.05,
    bids: [
      { fan: 0, amount: 2_500 },
      { fan: 8, amount: 6_000, isMaximum: true },
      { fan: 9, amount: 5_000 },
    ],
  },
  {
    talent: 'bence',
    name: { en: 'The controller of the final', uk: 'Контролер із фіналу', ru: 'Контроллер из финала' },
    shortAbout: { en: 'Two worn buttons', uk: 'Дві стерті кнопки', ru: 'Две стёртые кнопки' },
    about: {
      en: 'The two buttons that are worn out are the ones that won. It still works.',
      uk: 'Стерті саме ті дві кнопки, які принесли перемогу. Він досі працює.',
      ru: 'Стёрты именно те две кнопки, которые принесли победу. Он ещё работает.',
    },
    startingBet: 4_000,
    from: -80,
    until: -0.05,
    bids: [],
  },
];
