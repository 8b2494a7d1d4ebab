import { type DemoPosts, en, ru, uk } from './demo-post.ts';

export const tableAndSciencePosts: DemoPosts = {
  teodor: [
    uk(
      1.3,
      'Питання дня: у холодильнику пів буряка, йогурт і надія. Відповідь: рожевий соус до всього. Надію додати наприкінці.',
      {
        comments: [
          {
            text: 'Вийшло! Навіть кіт прийшов подивитися.',
            answers: [{ text: 'Кіт знає. Дайте йому йогурту.', by: 'author' }],
          },
        ],
      },
    ),
    uk(25, 'Що готуємо в суботу?', { poll: { answers: ['Деруни', 'Банош', 'Щось із того, що лишилося'], ends: 22 } }),
    en(
      61,
      'On television the onion takes forty seconds. At home it takes twenty minutes and a conversation. Trust the home onion.',
    ),
  ],
  'halyna-bakes': [
    uk(
      2.4,
      'Заквасці сьогодні виповнилося двадцять два. Подарувала їй житнє борошно. Чоловікові теж щось подарую, як згадаю.',
      {
        pictures: [{ craft: 'kitchen', alt: 'Хліб на столі біля печі' }],
        comments: [
          { text: 'З днем народження, заквасочко!', answers: [{ text: 'Вона дякує й булькає.', by: 'author' }] },
        ],
      },
    ),
    uk(11, 'Крило вліво, крило вправо, і не дихати, доки сохне дзьобик. Усі сім кроків із розмірами.', {
      title: 'Пташка на коровай, покроково',
      audience: 'members',
    }),
    uk(
      48,
      'Коровай до Чернівців доїхав, одна пташка відлетіла. Гості кажуть, що то на щастя. Молода каже, що то був кум.',
    ),
  ],
  'gelato-giancarlo': [
    en(
      4,
      'A lady asked for the flavour of her late husband. Tobacco, orange peel, a little too much salt. She laughed, then she cried, then she ordered a second scoop.',
      {
        comments: [
          {
            text: 'I would like to taste this man.',
            answers: [{ text: 'He is on the menu until Sunday.', by: 'author' }],
          },
        ],
      },
    ),
    en(54, 'The anchovy ice cream is back by request of one person. You know who you are. We all do now.'),
  ],
  'meilin-tea': [
    en(
      3.6,
      'How to ruin white tea: boil the water, answer the phone. It takes one call. I have done it while writing this.',
    ),
    en(65, 'My grandmother and my aunt agreed about the water today. We checked both of them for fever.'),
  ],
  'oluchi-pepper': [
    en(
      0.7,
      'Signed ladle number nine goes to a dentist from Leeds, who said “mild” and then nothing for four minutes.',
      {
        comments: [
          {
            text: 'I am the dentist. I can feel my teeth again.',
            answers: [{ text: 'Respect. Come back for the green one.', by: 'author' }],
          },
        ],
      },
    ),
    en(36, 'A fifth stool? I have thought about it. Then who would be in the queue?', {
      pictures: [{ craft: 'festival', alt: 'The stall in the evening, under a string of lamps' }],
    }),
  ],
  'anton-fish': [
    uk(5.9, 'Пелікан сусідський знову сидить на кормі й чекає обрізків. Платить поглядом. Приймаю.'),
    uk(50, 'Як чистити коропа: від хвоста, з повагою і не в білій сорочці. Третього мене ніхто не навчив.'),
  ],
  'brigid-cheese': [
    en(2, 'Gladstone has eaten the notice about not feeding Gladstone.', {
      comments: [{ text: 'Disraeli would never.', answers: [{ text: 'Disraeli held the gate.', by: 'author' }] }],
    }),
    en(
      32,
      'Stayed on the phone for five hours with a man and his first curd. At the end we were both a little tearful. It is called Kevin.',
      { pictures: [{ craft: 'garden', alt: 'Goats behind a fence that does not hold them' }] },
    ),
  ],
  noor: [
    en(
      1.5,
      'Tonight, if your sky is clear, look south at nine. The reddish one is old, and it is not sure of anything any more. I find that comforting.',
      {
        comments: [
          {
            text: 'Saw it from the balcony in my pyjamas. We waved.',
            answers: [{ text: 'It will see the wave in 600 years.', by: 'author' }],
          },
        ],
      },
    ),
    en(
      17,
      'How we weigh a star that nobody can see, with the arithmetic left in. You need a pencil and one quiet evening.',
      { title: 'Weighing the dead', audience: [1, 2] },
    ),
    en(
      55,
      'A professor asked a question of eleven minutes. A girl of seven asked: “Is the dark heavy?” I answered the girl.',
    ),
  ],
  'viktor-bones': [
    uk(3.9, 'Дванадцяте літо на тій самій скелі. Знайшов рибу. Третю. Здається, вони мене впізнають.', {
      pictures: [{ craft: 'mountains', alt: 'Скеля, на якій копаємо' }],
    }),
    uk(
      41,
      'Ваш камінь із дитинства, пане Олексію, виявився цеглою. Але якою! Тисяча вісімсот дев’яностий рік, із клеймом.',
      { comments: [{ text: 'Тепер вона стоїть на полиці з табличкою. Дякую!' }] },
    ),
  ],
  'ingrid-deep': [
    en(
      4.6,
      'We lowered the microphone to 300 metres and heard two cod discussing a third. The third was right behind them. Drama everywhere.',
    ),
    en(63, 'Named this week: Octopus valentinae, by Valentina, five. Eleven arms. It lives under beds.'),
  ],
  'rustam-quakes': [
    ru(
      3.3,
      'Земля сегодня молчит. Я знаю это молчание: так молчит моя жена, когда я забыл что-то важное. Пересчитал приборы, купил цветы. Цветы пригодились.',
      {
        comments: [
          { text: 'Сейсмология полезна в быту.', answers: [{ text: 'Это главное, чему она учит.', by: 'author' }] },
        ],
      },
    ),
    ru(
      45,
      'Прислали вопрос: что чувствовала Фергана в день, когда родилась ваша дочь? Две целых одна десятая, очень мягко. Как будто кто-то поставил чашку.',
      { pictures: [{ craft: 'laboratory', alt: 'Лента самописца' }] },
    ),
  ],
  'priyanka-primes': [
    en(
      6.1,
      'Proved a small lemma in the dentist’s chair, with my mouth open. He nodded at the right places. Coauthor?',
      { comments: [{ text: 'Dentists are underrated topologists.' }] },
    ),
    en(37, 'How do you tell whether a knot is really a knot?', {
      poll: { answers: ['Pull both ends', 'Ask a sailor', 'Colour it in three colours'], ends: 30 },
    }),
  ],
  'oleh-clouds': [
    uk(
      8.3,
      'Супутник над нами ще дев’ять хвилин, тож коротко: мінус тридцять один, видимість чудова, пінгвін украв рукавицю. Повертати не хоче.',
      { comments: [{ text: 'Тримайте нас у курсі щодо рукавиці!', answers: [{ text: 'Уже дві.', by: 'author' }] }] },
    ),
    uk(52, 'Листівки поїхали весняним кораблем. Якщо ваша пахне рибою, то знайте: її ніс особисто кухар.'),
    en(80, 'Week eleven. We have watched every film on the station. Tonight: the safety video, director’s cut.'),
  ],
  'beatriz-lava': [
    en(2.7, 'Fourth pair of boots. The shop has stopped asking. They only say: “Left or right this time?”'),
    en(22, 'The flight over the crater, minute by minute, with everything the drone saw before it saw too much.', {
      title: 'Last notes of a drone',
      audience: 'members',
    }),
    en(
      68,
      'School visit, last question, as always: “What did you have for lunch?” Fish. It was not cooked on lava. They were disappointed.',
    ),
  ],
};
