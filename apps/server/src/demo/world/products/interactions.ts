import { type Pitch, pitch } from './words.ts';

type Pitches = readonly [Pitch, ...Pitch[]];

export const autographs: Pitches = [
  pitch(
    [
      'Signed for you by name',
      'A picture with your name and mine',
      'I write slowly and with a fountain pen, then scan it at full size. Tell me whom it is for and how the name is spelt; add a line about the person and it finds its way into the margin.',
    ],
    [
      'Підпис на ваше ім’я',
      'Зображення з вашим ім’ям і моїм підписом',
      'Пишу повільно, чорнильною ручкою, потім сканую в повному розмірі. Скажіть, для кого це і як пишеться ім’я; додайте рядок про людину, і він потрапить на поля.',
    ],
    [
      'Подпись на ваше имя',
      'Картинка с вашим именем и моей подписью',
      'Пишу медленно, перьевой ручкой, потом сканирую в полном размере. Скажите, для кого это и как пишется имя; добавьте строчку о человеке, и она попадёт на поля.',
    ],
  ),
  pitch(
    [
      'An autograph with a small drawing',
      'Never the same drawing twice',
      'A signature alone looks lonely, so a small drawing keeps it company: whatever stands on my table that day. You get the picture in print quality.',
    ],
    [
      'Автограф із маленьким малюнком',
      'Малюнки ніколи не повторюються',
      'Самому підпису самотньо, тож поруч живе маленький малюнок: те, що того дня стоїть на моєму столі. Ви отримуєте зображення у якості для друку.',
    ],
    [
      'Автограф с маленьким рисунком',
      'Рисунки никогда не повторяются',
      'Одной подписи одиноко, поэтому рядом живёт маленький рисунок: то, что в этот день стоит на моём столе. Вы получаете картинку в качестве для печати.',
    ],
  ),
  pitch(
    [
      'A signed page from my notebook',
      'Torn out with care, signed, scanned',
      'One page of the notebook that travels with me: half a thought, a list, a coffee ring. I sign it to the person you name and say what the page is about.',
    ],
    [
      'Підписана сторінка з мого записника',
      'Обережно вирвана, підписана, відсканована',
      'Одна сторінка записника, який їздить зі мною: пів думки, список, слід від кави. Підписую її людині, яку ви назвете, і кажу, про що сторінка.',
    ],
    [
      'Подписанная страница из моего блокнота',
      'Аккуратно вырвана, подписана, отсканирована',
      'Одна страница блокнота, который ездит со мной: полмысли, список, след от кофе. Подписываю её человеку, которого вы назовёте, и говорю, о чём страница.',
    ],
  ),
];

export const videos: Pitches = [
  pitch(
    [
      'A greeting on video',
      'About a minute, for one person',
      'Birthdays, first days, last exams, brave decisions. I record it where I work, so there may be noise behind me; it is honest noise. Tell me the name, the occasion and one thing only friends know.',
    ],
    [
      'Відеопривітання',
      'Близько хвилини, для однієї людини',
      'Дні народження, перші дні, останні іспити, сміливі рішення. Знімаю там, де працюю, тож позаду може бути гамірно; зате чесно. Напишіть ім’я, нагоду й одну річ, яку знають лише друзі.',
    ],
    [
      'Видеопоздравление',
      'Около минуты, для одного человека',
      'Дни рождения, первые дни, последние экзамены, смелые решения. Снимаю там, где работаю, так что сзади может быть шумно; зато честно. Напишите имя, повод и одну вещь, которую знают только друзья.',
    ],
  ),
  pitch(
    [
      'A pep talk on video',
      'For somebody who needs a push',
      'Ninety seconds for the evening before: the interview, the race, the wedding speech. No slogans. I say what I tell myself before I go out.',
    ],
    [
      'Підбадьорення на відео',
      'Для того, кого треба підштовхнути',
      'Дев’яносто секунд на вечір перед тим: співбесіда, забіг, весільний тост. Без гасел. Кажу те, що кажу собі перед виходом.',
    ],
    [
      'Ободрение на видео',
      'Для того, кого надо подтолкнуть',
      'Девяносто секунд на вечер перед тем: собеседование, забег, свадебный тост. Без лозунгов. Говорю то, что говорю себе перед выходом.',
    ],
  ),
];

export const collaborations: Pitches = [
  pitch(
    [
      'Work with me',
      'Campaigns, juries, joint projects',
      'Tell me who you are, what you want to make and by when. I answer every serious idea within a week. I do not advertise loans, lotteries or miracle cures.',
    ],
    [
      'Працюймо разом',
      'Кампанії, журі, спільні проєкти',
      'Розкажіть, хто ви, що хочете зробити й до якого часу. На кожну серйозну ідею відповідаю за тиждень. Кредити, лотереї та чудодійні засоби не рекламую.',
    ],
    [
      'Поработаем вместе',
      'Кампании, жюри, совместные проекты',
      'Расскажите, кто вы, что хотите сделать и к какому сроку. На каждую серьёзную идею отвечаю за неделю. Кредиты, лотереи и чудодейственные средства не рекламирую.',
    ],
  ),
];

export const messages: Pitches = [
  pitch(
    [
      'Write to me',
      'I answer myself, within a week',
      'One question, one real answer. I read everything in the evening and answer as long as the question deserves. No answer in a week, and the money is back.',
    ],
    [
      'Напишіть мені',
      'Відповідаю особисто, протягом тижня',
      'Одне запитання, одна справжня відповідь. Усе читаю ввечері й відповідаю стільки, скільки варте запитання. Немає відповіді за тиждень, гроші повертаються.',
    ],
    [
      'Напишите мне',
      'Отвечаю лично, в течение недели',
      'Один вопрос, один настоящий ответ. Всё читаю вечером и отвечаю столько, сколько стоит вопрос. Нет ответа за неделю, деньги возвращаются.',
    ],
  ),
];

export const calls: Pitches = [
  pitch(
    [
      'Call me',
      'By the minute, camera if you like',
      'Weekdays after six, Sundays all afternoon. We talk about your work, my work or the weather; the first minute is for saying hello.',
    ],
    [
      'Подзвоніть мені',
      'За хвилинами, з камерою або без',
      'У будні після шостої, у неділю весь день. Говоримо про вашу роботу, мою роботу або погоду; перша хвилина на привітання.',
    ],
    [
      'Позвоните мне',
      'По минутам, с камерой или без',
      'В будни после шести, в воскресенье весь день. Говорим о вашей работе, моей работе или погоде; первая минута на приветствие.',
    ],
  ),
];

export const messagePacks: Pitches = [
  pitch(
    [
      'A correspondence',
      'A pack of messages, good for a year',
      'Some conversations need more than one question. Use the messages in a week or over the whole year; what you do not use because of me comes back to you.',
    ],
    [
      'Листування',
      'Пакет повідомлень, дійсний рік',
      'Деяким розмовам мало одного запитання. Витратьте повідомлення за тиждень або за цілий рік; невикористане з моєї вини повертається вам.',
    ],
    [
      'Переписка',
      'Пакет сообщений, действует год',
      'Некоторым разговорам мало одного вопроса. Потратьте сообщения за неделю или за целый год; неиспользованное по моей вине возвращается вам.',
    ],
  ),
];

export const callPacks: Pitches = [
  pitch(
    [
      'Hours on the phone',
      'A pack of minutes, good for a year',
      'For people who prepare something: a portfolio, a season, a first chapter. We talk regularly and I remember where we stopped.',
    ],
    [
      'Години на телефоні',
      'Пакет хвилин, дійсний рік',
      'Для тих, хто щось готує: портфоліо, сезон, перший розділ. Говоримо регулярно, і я пам’ятаю, де ми спинилися.',
    ],
    [
      'Часы на телефоне',
      'Пакет минут, действует год',
      'Для тех, кто что-то готовит: портфолио, сезон, первую главу. Говорим регулярно, и я помню, где мы остановились.',
    ],
  ),
];
