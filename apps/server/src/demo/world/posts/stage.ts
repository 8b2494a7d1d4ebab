import { type DemoPosts, en, ru, uk } from './demo-post.ts';

/** Music, theatre and film. */
export const stagePosts: DemoPosts = {
  kwame: [
    en(
      2.3,
      'The stairwell has been painted. I thought that the echo was lost, then my cousin dropped a tuba. The echo is fine. The tuba is with a specialist.',
      { pictures: [{ craft: 'concert', alt: 'The band in a row, brass up' }] },
    ),
    en(
      24,
      'Which tune should open our set in Bristol? The cousins are five to four and the argument has reached the grandmothers.',
      { poll: { answers: ['The fast one', 'The slow one that gets fast', 'The one with the whistle'], ends: 17 } },
    ),
    en(
      57,
      'Twelve fanfares with names this week. The hardest was Bartholomew. The shortest was Jo, and I gave her an encore.',
    ),
  ],
  'marek-accordion': [
    en(
      1.6,
      'The sticking key unstuck itself during a tango in Gdynia. I have played around it since 1998 and did not know what to do with the extra note. Nor did the dancers.',
    ),
    en(
      12,
      'Here is the whole wedding list, with what I play when the cake is late and what I play when the groom is.',
      {
        title: 'The secret list of a wedding musician',
        audience: 'members',
        comments: [
          {
            text: 'Number seven saved my cousin’s wedding.',
            answers: [{ text: 'Number seven saves them all.', by: 'author' }],
          },
        ],
      },
    ),
    en(46, 'No, I do not play the chicken dance. I have been offered a goat. It was a good goat.'),
    uk(71, 'Львів, ви танцювали так, що мені довелося грати швидше, ніж умію. Пальці передають вітання.'),
  ],
  thandeka: [
    en(
      4.5,
      'Two in the morning, the band has gone home, the bass line has not. I will be awake for a while. Tell me what you are listening to.',
      {
        comments: [
          { text: 'My fridge. It is in B flat.', answers: [{ text: 'Then so is my next song.', by: 'author' }] },
        ],
      },
    ),
    en(
      31,
      'A witness once told me that the truth has a rhythm and lies have a rhyme. I have been writing songs without rhymes ever since.',
    ),
  ],
  'maestro-luca': [
    en(
      7,
      'Baton forty-two. It went in the second movement, over the heads of the violas, and was caught by a lady in row three. She kept time with it until the end. She was good.',
    ),
    en(
      60,
      'Practise slowly. Then practise more slowly. When your neighbour knocks to ask whether you are well, it is the right tempo.',
    ),
  ],
  'daryna-bandura': [
    uk(3.2, 'Шістдесят п’ять струн, і сьогодні тільки одна була не в настрої. Рекорд весни.', {
      comments: [
        {
          text: 'Котра? Мабуть, сорок друга, вона завжди така.',
          answers: [{ text: 'Вона! Звідки ви знаєте?', by: 'author' }],
        },
      ],
    }),
    uk(20, 'Мій хор пенсіонерів вимагає важчої програми. Кажуть, що дві думи за вечір — це для дитсадка.'),
    uk(
      66,
      'Грали в школі. Хлопчик спитав, чому бандура така велика. Бо в ній живе шістдесят п’ять пісень, кажу, і всім треба десь спати.',
    ),
  ],
  'aigerim-cello': [
    ru(5.1, 'Мистеру Виолончели дали место у окна, а мне у прохода. Стюардесса спросила, что он будет пить.', {
      comments: [{ text: 'Надеюсь, томатный сок?', answers: [{ text: 'Канифоль. Без льда.', by: 'author' }] }],
    }),
    ru(28, 'Играла Баха на высоте три тысячи метров. Слушали два альпиниста и одна очень внимательная корова.', {
      pictures: [{ craft: 'mountains', alt: 'Горы над Алматы рано утром' }],
    }),
    en(
      69,
      'A letter from a boy who has started the cello because it is “the only instrument you can hug”. I have nothing to add to that.',
    ),
  ],
  'rafa-noche': [
    en(
      2.8,
      'The knife grinder came by at seven and he was at exactly 96 beats a minute. I paid him for six knives. I own two.',
    ),
    en(
      38,
      'Send me ten seconds of your street. This week I have: rain on a tin roof in Manila, a tram in Łódź, and somebody’s uncle.',
    ),
  ],
  ines: [
    en(
      1.9,
      'Pair 213 is worn out. It lasted eleven nights and one wedding where I was a guest and swore that I would sit still.',
    ),
    en(
      10,
      'The sequence from Sunday, slowly, then at the speed of my grandmother. She is eighty-four and faster than me.',
      {
        title: 'Footwork for small kitchens',
        audience: [1, 2],
        comments: [{ text: 'The neighbours below have started to clap along.' }],
      },
    ),
    uk(
      35,
      'Навчила зал у Полтаві плескати на слабку долю. Тепер вони не можуть зупинитися. Пробачте, полтавські автобуси.',
    ),
    en(
      78,
      'A beginner asked how long it takes. Twenty minutes until you like it, twenty years until you are not ashamed of it. Start with the twenty minutes.',
    ),
  ],
  pippa: [
    en(0.9, 'Heckled by a baby in Leeds. He had better timing than me, so I have booked him for the spring.', {
      comments: [
        {
          text: 'We are his parents. He wants a bigger font on the poster.',
          answers: [{ text: 'Divas, all of them.', by: 'author' }],
        },
      ],
    }),
    en(
      29,
      'New material about bins on Thursday. Old material about bins also available. It is a rich subject, come and see.',
    ),
    en(64, 'Tall people problem number forty: I was asked to change a light bulb at a christening. During the prayer.'),
  ],
  imogen: [
    en(
      8,
      'Last night the ghost came on through the wrong door and the queen said, without a pause, “And now you knock.” It was the best laugh of the season, and it was not in the play.',
      { pictures: [{ craft: 'theatre', alt: 'The curtain a minute before the play' }] },
    ),
    en(
      49,
      'I have read aloud this month: three wills, one recipe for plum jam and a parking fine. The parking fine had the best villain.',
    ),
  ],
  'yevhen-puppets': [
    uk(
      2.1,
      'Федір сьогодні відмовився виходити, бо в першому ряду сидів справжній гусак. Виявилося, його теж звати Федір. Помирили.',
      {
        comments: [
          {
            text: 'А хто кому поступився місцем?',
            answers: [{ text: 'Обидва досі впевнені, що поступився інший.', by: 'author' }],
          },
        ],
      },
    ),
    uk(40, 'Нам пошили нову завісу з трьох старих. Тепер вона пам’ятає всі вистави одразу й трохи плутається.'),
  ],
  saoirse: [
    en(
      6.4,
      'A man bought a copy of “Salt Road” in our shop, looked at the cover, looked at me, and said: “You look dry.”',
    ),
    en(
      43,
      'First day of the new film. I am not allowed to say anything about it, except that there is a donkey and that he has a larger trailer.',
    ),
  ],
  'haruto-film': [
    en(4.9, 'I keep coming back to this short film: nobody says a word, and I have never heard a louder family.', {
      video: { site: 'VIMEO', idVideo: '1084537', title: 'Big Buck Bunny', craft: 'cinema' },
    }),
    en(
      55,
      'Nine first scripts this month. In seven of them somebody looks out of a window. Open it, I tell them. Something may come in.',
    ),
  ],
  emeka: [
    en(
      3.4,
      'A real policeman stopped me today, saluted, and asked how to become worse at the job. I signed his notebook.',
    ),
    en(16, 'The scene that was cut: my officer arrests himself, twice. Read it in his voice and lock the door first.', {
      title: 'The scene they cut',
      audience: 'members',
      comments: [{ text: 'He would. He absolutely would.' }],
    }),
    en(
      50,
      'Called a grandmother in Enugu for her ninetieth birthday. She told me off for eleven minutes. I have never been so well directed.',
    ),
  ],
  'bohdan-quiz': [
    uk(
      0.6,
      'Питання на сьому ранку: що важче, кілограм пір’я чи понеділок? Правильних відповідей дві, кави приблизно три.',
      { poll: { answers: ['Пір’я', 'Понеділок', 'Кава покаже'], ends: -1 } },
    ),
    uk(33, 'На весіллі наречені не вгадали дату свого знайомства. Обоє. Зате однаково. Це вважаю перемогою.'),
  ],
};
