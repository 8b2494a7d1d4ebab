import { type DemoPost, en, uk } from './demo-post.ts';

export const orysiaCategories = ['On tour', 'Kitchen demos', 'Letters'] as const;
const [tour, demos, letters] = orysiaCategories;

/** The feed of the demo's own talent. */
export const orysiaPosts: readonly DemoPost[] = [
  en(
    0.2,
    'The stadium sang the second verse without me. I stood there like a guest at my own birthday.\n\nWhoever brought the yellow umbrella: it is backstage, it is dry, and it may come to every concert from now on.',
    {
      category: tour,
      pinned: true,
      pictures: [
        { craft: 'concert', alt: 'The stage in the evening, seen over the heads of the crowd' },
        { craft: 'stadium', alt: 'The stadium an hour before the doors opened' },
        { craft: 'festival', alt: 'Lights above the square after the last song' },
        { craft: 'studio', alt: 'The dressing room that was a sound booth an hour earlier' },
      ],
      comments: [
        {
          text: 'I drew the umbrella. It is on its way to you by post.',
          by: 'yuki',
          answers: [{ text: 'It gets the wall above the piano.', by: 'orysia' }],
        },
        {
          text: 'Row 14, umbrella owner. Please keep it. It has never looked better than on that stage.',
          answers: [{ text: 'Then it is in the band now. Rehearsals are on Tuesdays.', by: 'orysia' }],
        },
        {
          text: 'Другий куплет був найгучніший, бо його співала моя мама. Вона просить вибачення в сусідів.',
          answers: [
            { text: 'Мамі уклін! Таких голосів нам і бракує в приспіві.', by: 'orysia' },
            { text: 'Ми стояли поруч. Мама співала чудово.' },
          ],
        },
        { text: 'First concert of my life. I am fifty-three. What was I waiting for?' },
      ],
    },
  ),
  en(1.1, 'One take, one microphone, one kettle. I left the kettle in because it was in tune.', {
    title: 'Kitchen demo: “Train at five”',
    category: demos,
    audience: 'members',
    pictures: [{ craft: 'kitchen', alt: 'A microphone between the pots' }],
    comments: [
      {
        text: 'The kettle comes in exactly where a cello would.',
        answers: [{ text: 'Do not tell the cellist.', by: 'orysia' }],
      },
      { text: 'Слухаю втретє за ранок. Чайник не чіпайте.' },
    ],
  }),
  en(
    3,
    'The last song of the spring tour is yours to choose. I will learn whatever wins, even the one with eleven verses.',
    {
      category: tour,
      poll: { answers: ['Train at five', 'Grandmother’s radio', 'Night tram', 'The one with eleven verses'], ends: -6 },
      comments: [
        { text: 'Eleven verses. We have time.' },
        { text: 'Night tram, please. I proposed to my wife on that song.' },
      ],
    },
  ),
  uk(
    6,
    'Бабусине радіо знову грає. Майстер відкрив його, подивився на лампи й сказав: «Тут нема чого лагодити, тут треба слухати».\n\nСлухаємо.',
    {
      category: letters,
      comments: [
        {
          text: 'У нас таке саме стояло на холодильнику. Дід вмикав його о шостій ранку, для всього під’їзду.',
          answers: [{ text: 'Наше теж о шостій. Мабуть, вони змовилися.', by: 'orysia' }],
        },
        { text: 'Майстрові окремий концерт!' },
      ],
    },
  ),
  en(
    7.4,
    'The second evening in Lviv goes on sale on Friday at ten. Orysia wanted to tell you after the rehearsal. I know her rehearsals, so I tell you now.',
    {
      category: tour,
      agent: 'marek-accordion',
      comments: [
        {
          text: 'Thank you, Marek. Friday at ten it is.',
          answers: [{ text: 'I was still rehearsing. He knows me.', by: 'orysia' }],
        },
      ],
    },
  ),
  en(
    9,
    'The chords, the two lines I crossed out, and the reason why the bridge is in the wrong key. It is for Backstage only, because nobody should learn songwriting from my mistakes by accident.',
    {
      title: 'How “Night tram” was written, page by page',
      category: letters,
      audience: [1],
      pictures: [
        { craft: 'desk', alt: 'A page with more lines crossed out than left' },
        { craft: 'library', alt: 'The shelf where the old notebooks live' },
      ],
      comments: [
        {
          text: 'The crossed-out second line is better than most songs I know.',
          answers: [{ text: 'It will come back. They always do.', by: 'orysia' }],
        },
      ],
    },
  ),
  en(
    14,
    'We played live under a very old film about a very large rabbit, in a courtyard with forty chairs. Here is the film. Put on any song of mine from minute two: the rabbit keeps time.',
    {
      category: tour,
      video: { site: 'YOUTUBE', idVideo: 'aqz-KE-bpKQ', title: 'Big Buck Bunny', craft: 'cinema' },
      comments: [
        { text: 'Tried it with “Train at five”. The rabbit does keep time.' },
        { text: 'My son asks when the rabbit goes on tour.' },
      ],
    },
  ),
  uk(19, 'Тернопіль, дякую за дощ і за те, що ніхто не пішов. Наступного разу обіцяю дах. Або хоча б пісню про дах.', {
    category: tour,
    comments: [
      {
        text: 'Ми й не думали йти. Дощ потрапляв у ритм.',
        answers: [{ text: 'Барабанник досі заздрить.', by: 'orysia' }],
      },
    ],
  }),
  en(
    26,
    'A question for those who keep things: what is the oldest ticket in your drawer? Mine is a tram ticket from the night I wrote my first song. It is not even mine, I found it on the seat.',
    {
      category: letters,
      comments: [
        { text: 'Lviv, 2009, a club that is a pharmacy now. You opened for somebody I cannot remember.' },
        { text: 'Квиток на потяг, яким ми їхали на ваш перший концерт. Досі пахне кавою.' },
        { text: 'A cinema ticket from my first date. The film was terrible, we have two children.' },
      ],
    },
  ),
  en(
    33,
    'Two minutes, no words yet. I hum where the words will be. If you hear words, write them down: you may be right.',
    {
      title: 'Kitchen demo: no name yet',
      category: demos,
      audience: 'members',
      comments: [{ text: 'I hear “come home by the long way”. Twice.' }],
    },
  ),
  en(
    41,
    'Which cover for the album? The kitchen won in our kitchen, but that was four against one and the one was me.',
    {
      poll: { answers: ['The kitchen window', 'The radio', 'The yellow door'], ends: 34 },
      comments: [
        { text: 'The radio. You can hear it.' },
        { text: 'Жовті двері! Їх упізнає пів Львова.' },
        { text: 'The yellow door won. Thank you, all of you. The kitchen is sulking.', by: 'orysia' },
      ],
    },
  ),
  uk(
    52,
    'Підписала сьогодні шістдесят дві листівки. На сорокій рука почала писати сама, тож якщо вам дісталося «з любов’ю до картоплі», то вибачте: поруч варилася вечеря.',
    {
      category: letters,
      comments: [{ text: 'У мене «з любов’ю, Ор». Буду вважати, що картопля закипіла саме тоді.' }],
    },
  ),
  en(
    63,
    'Somebody asked what I listen to on the train. The train. It is the only drummer who has never been late in my life, and I have known him since I was six.',
    {
      category: letters,
    },
  ),
  en(74, 'Rehearsal, day one. Nobody remembers the endings, so for now every song goes on for ever.', {
    category: tour,
    pictures: [{ craft: 'studio', alt: 'The rehearsal room with all the lamps on' }],
  }),
  en(
    88,
    'Hello. This is where I will write when a song is too short for it. Come in, sit anywhere, do not mind the cables.',
    {
      category: letters,
      comments: [
        {
          text: 'Sitting on the amplifier. Is that all right?',
          answers: [{ text: 'It is the best seat.', by: 'orysia' }],
        },
      ],
    },
  ),
];

/** Not published yet. */
export const orysiaDrafts: readonly DemoPost[] = [
  en(
    -2.4,
    'Doors open at seven. The first song is new, the second is very old, and the third you choose. Bring a coat: the roof is still a promise.',
    {
      title: 'Friday: everything you need to know',
      category: tour,
    },
  ),
  en(0.5, 'Things I learned from a broken string, in no order:', {
    title: 'On strings',
    category: letters,
    draft: true,
  }),
];

export const communityCategories = ['Meeting up', 'Covers'] as const;
const [meeting, covers] = communityCategories;

/** Her community: members write to each other. */
export const communityPosts: readonly DemoPost[] = [
  uk(0.4, 'Хто їде на п’ятницю зі сходу? Зібрали вже трьох на нічний потяг, є місце в купе і термос на всіх.', {
    fan: 26,
    category: meeting,
    comments: [
      {
        text: 'Я! Сідаю в Полтаві, з мене пиріжки.',
        answers: [
          { text: 'Тоді чай з нас. Вагон дев’ятий.', by: 'author' },
          { text: 'Заздрю по-доброму. Мені тільки встигнути на репетицію.', by: 'orysia' },
        ],
      },
      { text: 'Якщо хтось не зможе, кличте мене!' },
    ],
  }),
  en(
    2,
    'I have worked out the chords of the humming demo and put my own words on it. Be gentle. My cat left the room, but she does that with everyone.',
    {
      fan: 34,
      category: covers,
      title: 'My words for the song without words',
      comments: [
        {
          text: '“The long way” in the second line! I heard it too.',
          answers: [{ text: 'Then it must be there. Orysia, please confirm.', by: 'author' }],
        },
        { text: 'I am keeping the third line, if I may. With your name under it.', by: 'orysia' },
      ],
    },
  ),
  en(
    5,
    'I’ll be in the kitchen on Sunday at six with tea and no plan. Ask whatever you like below and I will answer until the tea is cold.',
    {
      title: 'Sunday tea',
      pinned: true,
      comments: [
        {
          text: 'Which song do you never play any more, and why?',
          answers: [{ text: 'The one about the bridge. They built a new one.', by: 'orysia' }],
        },
        { text: 'А який чай?', answers: [{ text: 'Чебрець, із пакета без назви. Привезли з Косова.', by: 'orysia' }] },
        {
          text: 'Do you still have the first guitar?',
          answers: [{ text: 'My niece has it. She is better.', by: 'orysia' }],
        },
      ],
    },
  ),
  uk(12, 'Підкажіть новенькому: чи можна передати щось за лаштунки? Маю баночку маминого варення, воно просилося.', {
    fan: 25,
    category: meeting,
    comments: [
      { text: 'Віддайте на вході, підпишіть «для кухні». Минулого разу мед дійшов.' },
      { text: 'Варення має проїзд завжди.', by: 'orysia' },
    ],
  }),
  en(
    21,
    'Two spare seats in my car from Kraków on Friday, back on Sunday. Musical taste is checked at the door, singing is compulsory after the border.',
    {
      fan: 22,
      category: meeting,
      comments: [
        {
          text: 'One seat for me, please. I can do the low voice.',
          answers: [{ text: 'You are hired.', by: 'author' }],
        },
      ],
    },
  ),
  en(38, 'Does anybody know which guitar she plays on “Night tram”? It sounds as if it had a cold.', {
    fan: 0,
    comments: [{ text: 'It did have a cold. We recorded in January with the window open.', by: 'orysia' }],
  }),
];
