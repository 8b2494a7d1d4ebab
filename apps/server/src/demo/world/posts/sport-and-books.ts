import { type DemoPosts, en, ru, uk } from './demo-post.ts';

export const sportAndBookPosts: DemoPosts = {
  ostap: [
    uk(
      1.4,
      'Середа, Коломия, тренування. Назарчик забив з кутового й тепер вимагає, щоб його називали паном Назаром. Називаємо.',
      {
        pictures: [{ craft: 'stadium', alt: 'Поле після тренування' }],
        comments: [
          {
            text: 'Пан Назар удома теж тепер тільки пан. Дякуємо за сина!',
            answers: [{ text: 'Передайте панові, що в суботу о десятій.', by: 'author' }],
          },
        ],
      },
    ),
    uk(23, 'Знову питають про мій єдиний гол. Розповідаю: була сімдесят третя хвилина, і я взагалі-то віддавав пас.'),
    en(
      58,
      'Forty shirts went to the children’s hospital today. One boy asked for long sleeves, because his are for winning in winter.',
    ),
  ],
  'zlata-keeper': [
    uk(
      2.6,
      'Дівчата, які пишуть, що «вже пізно починати»: мені було чотирнадцять, і я боялася м’яча. Боюся й досі, просто ловлю.',
    ),
    uk(37, 'Ключі знайшлися. У рукавичці. У лівій. Де ж їм іще бути.', {
      comments: [
        { text: 'Класика. Мої в холодильнику.', answers: [{ text: 'Перевірю там наступного разу!', by: 'author' }] },
      ],
    }),
  ],
  'freya-snow': [
    en(
      5.6,
      'Fifty kilometres today and I thought one thought: soup. It was a good thought and it was there at the finish.',
    ),
    en(47, 'Waxing is weather forecasting for people who do not trust weather forecasts.'),
  ],
  'tariq-runs': [
    en(
      3.8,
      'Plan for everyone who begins this week: run to the end of the street. Come back slowly. Tell nobody. Repeat on Thursday.',
      {
        comments: [
          {
            text: 'Day four. I told nobody except all of you.',
            answers: [{ text: 'We are very discreet.', by: 'author' }],
          },
        ],
      },
    ),
    en(
      42,
      'I missed the school bus this morning, at thirty-one, while visiting my mother. Caught it at the second stop. Still got it.',
      { pictures: [{ craft: 'track', alt: 'The track at sunrise' }] },
    ),
  ],
  'mateus-waves': [
    en(
      1.2,
      'Nine metres this morning, and I was calm. Then a pigeon sat down on the board. I would like it noted that I did not scream in Portuguese.',
    ),
    en(
      13,
      'How I shape the nose, with all the measurements and the one my father told me never to give away. Sorry, Pai.',
      { title: 'A board in eleven steps', audience: 'members', comments: [{ text: 'Step nine. Thank you, Pai.' }] },
    ),
    en(62, 'The name under the wax this week: Filomena, seventy-one, first board. She asked for orange.'),
  ],
  'nadiia-rows': [
    uk(0.8, 'П’ята ранку, вода як скло, чапля дивиться з осудом. Тренуємося.', {
      comments: [
        { text: 'Чапля просто засікає час.', answers: [{ text: 'Тоді вона сувора тренерка.', by: 'author' }] },
      ],
    }),
    uk(
      27,
      'Для школи купили два нові човни. Діти назвали їх «Борщ» і «Пампушка». Перегони в неділю, ставок не приймаємо.',
      { pictures: [{ craft: 'sea', alt: 'Два човни біля причалу' }] },
    ),
  ],
  'pema-peaks': [
    en(
      9.2,
      'Turned back again, 200 metres below the top. The mountain said “not today” in a very clear voice. That makes ten, and I am still here to count.',
    ),
    en(56, 'Packing list: rope, tea, the flags you sent, more tea. One of you sent a sock. It is coming too.'),
  ],
  'callum-serve': [
    en(
      4.2,
      'I have watched thirty serves this week. Twenty-eight of you throw the ball as if it had insulted you. Offer it up. Like a tray.',
    ),
    en(45, 'Lost the final, won the handshake. In doubles that is most of the job.', {
      comments: [{ text: 'The handshake was world class.' }],
    }),
  ],
  solomiia: [
    uk(1.7, 'З вікна сьогодні видно:\nдим, голуба, чужу білизну,\nі весну, яка прийшла,\nне витерши ніг.', {
      comments: [
        {
          text: '«Не витерши ніг» — забираю собі на весь тиждень.',
          answers: [{ text: 'Забирайте, тільки не періть!', by: 'author' }],
        },
      ],
    }),
    uk(18, 'Пральня віддала мені куртку й чотири рядки. П’ятий не вижив. Може, так і краще.'),
    en(53, 'A translator asked me what “журба” weighs. About as much as a wet coat, I said. She wrote it down.'),
  ],
  'arkadi-noir': [
    ru(
      2.9,
      'В двадцатом романе освободилось место трупа. Предыдущий претендент передумал: говорит, теперь он счастлив. Пишите, у кого есть опыт.',
      {
        comments: [
          {
            text: 'Можно мне? Только, пожалуйста, в красивом пальто.',
            answers: [{ text: 'Пальто обещаю. Остальное решит инспектор.', by: 'author' }],
          },
        ],
      },
    ),
    ru(
      30,
      'Читатель из Риги нашёл ошибку: трамвай номер шесть там не поворачивает. В следующем издании инспектор пойдёт пешком.',
      { pictures: [{ craft: 'desk', alt: 'Стол, лампа и слишком много черновиков' }] },
    ),
    ru(
      67,
      'Меня спросили, почему дворецкий никогда не виноват. Потому что я однажды работал дворецким. Десять дней. Алиби у меня есть.',
    ),
  ],
  'greta-small-books': [
    en(
      3.1,
      'A letter from Nils, six: “I think the moose is not afraid of the forest. He is afraid of being alone in it.” Thirty years of writing, and Nils explains my book to me.',
      {
        comments: [
          { text: 'Give Nils a contract.', answers: [{ text: 'He wants to be paid in dogs.', by: 'author' }] },
        ],
      },
    ),
    en(
      15,
      'The first two pages of the new moose, before anyone else has seen them. There is a wound, a dog and some revenge, as promised.',
      {
        title: 'The moose goes to school',
        audience: [0, 1, 2],
      },
    ),
    en(59, 'Question of the week, from a class in Umeå: “Do you also write for adults, or are you good?”'),
  ],
  'leyla-aghasoy': [
    ru(
      6.7,
      'Тутовник во дворе снова перепутал месяцы и зацвёл. Соседка говорит, что это к гостям. Гости уже едут и везут варенье из прошлого урожая.',
    ),
    ru(
      34,
      'Читала первую страницу вслух на четырёх языках. На каждом бабушка получилась другая, но все четыре сказали мне надеть шапку.',
      { comments: [{ text: 'Моя тоже так говорит. На пятом.' }] },
    ),
    en(72, 'A family tree is never a tree. Mine is a vine that has got into the neighbour’s kitchen.'),
  ],
  'hugo-brandreth': [
    en(
      5.3,
      'The courgettes have been murdered. I have nine suspects and all of them are slugs. The inspector is a hedgehog and he is being paid by the case.',
    ),
    en(
      39,
      'Opening sentence of the month, from a reader in Cork: “Nobody at the funeral was surprised, least of all the coffin.” I know who did it. I will not say.',
      {
        comments: [
          { text: 'It was the organist.', answers: [{ text: 'It is never the organist. Hm.', by: 'author' }] },
        ],
      },
    ),
  ],
  'marisol-roads': [
    en(
      7.7,
      'Crossed the bay in a boat that carried eleven passengers, four hens and a piano. The piano got off first. It was expected.',
      { pictures: [{ craft: 'sea', alt: 'The mail boat leaving the harbour' }] },
    ),
    en(51, 'Rule for any city: take the first bus that comes, get off where the shops have no English. Ask for soup.'),
  ],
  'chidi-anyaora': [
    en(
      2.2,
      'The bicycle shop below has a new bell. It is in every sentence I wrote today. I am leaving it there, the page can carry one bell.',
    ),
    en(44, 'Green ink is back in stock. I had signed in blue for a week and felt like an impostor.'),
  ],
};
