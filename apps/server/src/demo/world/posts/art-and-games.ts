import { type DemoPosts, en, ru, uk } from './demo-post.ts';

export const artAndGamePosts: DemoPosts = {
  yuki: [
    en(
      0.5,
      'Somebody posted me a yellow umbrella to draw. I have made it asleep, in a corner, with one rib dreaming.',
      { pictures: [{ craft: 'easel', alt: 'A small drawing on a large easel' }] },
    ),
    en(19, 'Thirty-one keys in the post this month. Nobody knows what they open. I have drawn them a door.', {
      comments: [{ text: 'Mine was for the piano. I lied.', answers: [{ text: 'I know. It hummed.', by: 'author' }] }],
    }),
    en(
      70,
      'The kitchen still has one window. I have moved the table to the other side of it, so now it is a new kitchen.',
    ),
  ],
  'maksym-glass': [
    uk(2.5, 'Банка «майже» заповнилася. Починаю другу. Назву «ще ближче».', {
      comments: [
        {
          text: 'Продайте першу! Вона ж і є виставка.',
          answers: [{ text: 'Вона ще не охолола. Подумаю.', by: 'author' }],
        },
      ],
    }),
    uk(
      44,
      'Сорок секунд, щоб передумати. Сьогодні передумав на тридцять дев’ятій, і ваза стала рибою. Риба задоволена.',
    ),
  ],
  'amara-lens': [
    en(3.7, 'A tailor at midnight, 34 frames. In the last one he has forgotten me. That is the one.', {
      pictures: [{ craft: 'gallery', alt: 'Prints in a row on a dark wall' }],
    }),
    en(57, 'Keep the two photographs you almost deleted. You were looking at them for a reason.'),
  ],
  'petra-clay': [
    en(
      5,
      'Rain since Tuesday, so Otakar is sulking and eleven cups are late. I have written to all eleven of you, and Otakar has signed.',
      {
        comments: [
          {
            text: 'Tell Otakar there is no hurry.',
            answers: [{ text: 'He warmed by ten degrees when I read it to him.', by: 'author' }],
          },
        ],
      },
    ),
    en(48, 'Longest thumb so far: 81 millimetres, a double bass player from Brno. The cup looks surprised.'),
  ],
  'danylo-walls': [
    uk(
      1.8,
      'Бабуся з восьмого поверху попросила домалювати на стіні її герань. Домалював. Тепер просять усі, у кого підвіконня.',
      {
        comments: [
          {
            text: 'У нас на п’ятому кактус. Він скромний, багато місця не займе.',
            answers: [{ text: 'Кактус буде!', by: 'author' }],
          },
        ],
      },
    ),
    uk(39, 'Замовили «щось маленьке, на папері». Папір вийшов два на три метри. Я старався.'),
  ],
  'sofia-panels': [
    en(
      0.3,
      'This week the funicular is told that it is “basically a lift”. It stops halfway to think about that. Panel four is only fog.',
      { pictures: [{ craft: 'easel', alt: 'Four panels, the last one mostly fog' }] },
    ),
    en(
      14,
      'Pencils of the next three strips, with the jokes that my editor has not seen and the one she has forbidden.',
      { title: 'Three strips ahead', audience: [1, 2] },
    ),
    en(
      60,
      'Bravest Monday of the month: a reader who told her boss that the printer “has feelings too”. See panel three.',
    ),
  ],
  'elif-ink': [
    en(
      6.9,
      'An afternoon for one name, again. Nineteen times not writing it, once writing it. The ink is from last winter’s lamp and still smells of that book.',
    ),
    ru(42, 'Написала «благодарю» девятью почерками. Самым честным вышел тот, где дрогнула рука.'),
  ],
  'gwendal-lighthouse': [
    en(7.4, 'Force ten. I was happy for six hours.', {
      pictures: [{ craft: 'lighthouse', alt: 'The lighthouse in the spray' }],
      comments: [
        { text: 'The longest post you have ever written.', answers: [{ text: 'It was a long storm.', by: 'author' }] },
      ],
    }),
    en(66, 'Calm. Nothing to report. I have swept the stairs.'),
  ],
  bence: [
    en(
      3,
      'Lost in forty moves in Reykjavík to a girl of eleven. She offered me a biscuit at move thirty, and that was the moment I should have resigned.',
    ),
    en(46, 'From this week’s letters: “an idea with a short life” ×14, “an idea with a beautiful funeral” ×1.'),
    ru(75, 'Сыграл в Самарканде с шофёром такси. Он выиграл и довёз меня бесплатно. Говорит, из жалости к ферзю.'),
  ],
  'kira-speedrun': [
    uk(1, 'Спроба 4 311. Майже. Клавіатура не винна, я перепросила.', {
      comments: [
        {
          text: 'Кричала ти на спробі 4 310 чи це був сусід?',
          answers: [{ text: 'Сусід. Він за мене вболіває.', by: 'author' }],
        },
      ],
    }),
    uk(26, 'Яку гру проходимо в суботу наосліп?', {
      poll: { answers: ['Ту, що з жабою', 'Ту, що без збережень', 'Обидві одразу'], ends: 20 },
    }),
    ru(59, 'Спрашивают, как натренировать терпение. Никак. Просто каждый раз говорите себе, что это последний.'),
  ],
  'tomasz-dice': [
    en(
      4.4,
      'House rule of the week, from a family in Poznań: “Grandmother may see one card. If asked which, she was not looking.” It goes into the rulebook as it is.',
    ),
    en(40, 'A third engagement in danger over the beekeepers. Please, people, share the hive.', {
      comments: [
        { text: 'We are still together. I gave up the queen.', answers: [{ text: 'That is love.', by: 'author' }] },
      ],
    }),
  ],
  'ada-crosswords': [
    en(
      1.6,
      'Nine letters, “yes, at last”: the answer to yesterday’s hidden proposal. She found it at breakfast, in ink.',
      {
        comments: [
          {
            text: 'FINALMENT? No. Oh. Oh!',
            answers: [{ text: 'Put the pen down and congratulate them.', by: 'author' }],
          },
        ],
      },
    ),
    en(10.5, 'A small grid for members, with a joke across the middle that no newspaper would print.', {
      title: 'Members’ grid no. 3',
      audience: 'members',
      pictures: [{ craft: 'desk', alt: 'An empty grid and a sharp pencil' }],
    }),
    en(53, 'It is nineteen years since the wrong clue. Two letters this week. I know, Mr Ambrose. I know.'),
  ],
  'jinwoo-racing': [
    en(2.1, 'Your two seconds live in corner four. They always live in corner four. You love corner four too much.'),
    en(49, 'I took a real taxi to the airport. The driver took the outside line. I said nothing, it was hard.'),
  ],
  'lasse-pixels': [
    en(
      6.3,
      'Forty-one dogs in the next game so far. You can pet all of them. There is no other goal any more, and I think it is better this way.',
      {
        comments: [
          { text: 'Is Pulla in? Small, brown, guilty?', answers: [{ text: 'Pulla is the final boss.', by: 'author' }] },
        ],
      },
    ),
    en(58, 'Fixed a bug in which the rain followed only one player. Then I put it back. He had made friends with it.', {
      pictures: [{ craft: 'arcade', alt: 'Pixel rain over a pixel field' }],
    }),
  ],
  'zarina-rook': [
    ru(
      2.6,
      'Десять партий вслепую, девять побед и одна ничья с библиотекарем. Он всё время молчал и пах мятой. Очень сбивает.',
      {
        comments: [
          { text: 'Мята разрешена правилами?', answers: [{ text: 'Пока да. Пишу в федерацию.', by: 'author' }] },
        ],
      },
    ),
    ru(
      35,
      'Директор моей школы снова прислал открытку. В ней один ход. Мы играем с ним уже девятый год, и я, кажется, опять выигрываю.',
    ),
  ],
};
