import { type Pitch, pitch } from './words.ts';

/** Content behind a secret link, by group. */
export const secrets: Record<string, Pitch> = {
  music: pitch(
    [
      'The demo nobody has heard',
      'A secret link, three minutes long',
      'A kitchen recording from before the album: one microphone, one kettle. The link is yours alone.',
    ],
    [
      'Демо, якого ніхто не чув',
      'Секретне посилання на три хвилини',
      'Кухонний запис ще до альбому: один мікрофон, один чайник. Посилання лише ваше.',
    ],
    [
      'Демо, которого никто не слышал',
      'Секретная ссылка на три минуты',
      'Кухонная запись ещё до альбома: один микрофон, один чайник. Ссылка только ваша.',
    ],
  ),
  'stage-and-screen': pitch(
    [
      'The scene that was cut',
      'A secret link with my comments',
      'Four minutes that did not make it, and why I still like them.',
    ],
    [
      'Вирізана сцена',
      'Секретне посилання з моїми коментарями',
      'Чотири хвилини, що не увійшли, і чому я їх досі люблю.',
    ],
    [
      'Вырезанная сцена',
      'Секретная ссылка с моими комментариями',
      'Четыре минуты, которые не вошли, и почему я их до сих пор люблю.',
    ],
  ),
  sport: pitch(
    [
      'My training week',
      'A secret link to the whole plan',
      'Seven days as they really are, with the session I skip and why.',
    ],
    [
      'Мій тренувальний тиждень',
      'Секретне посилання на весь план',
      'Сім днів як є, разом із тренуванням, яке пропускаю, і чому.',
    ],
    [
      'Моя тренировочная неделя',
      'Секретная ссылка на весь план',
      'Семь дней как есть, вместе с тренировкой, которую пропускаю, и почему.',
    ],
  ),
  writers: pitch(
    [
      'The chapter I left out',
      'A secret link, eleven pages',
      'It was the best one, and it did not belong there. Now it has a door of its own.',
    ],
    [
      'Розділ, якого немає в книжці',
      'Секретне посилання, одинадцять сторінок',
      'Він найкращий, але був там чужим. Тепер у нього власні двері.',
    ],
    [
      'Глава, которой нет в книге',
      'Секретная ссылка, одиннадцать страниц',
      'Она лучшая, но была там чужой. Теперь у неё собственная дверь.',
    ],
  ),
  food: pitch(
    [
      'The recipe I never print',
      'A secret link with photographs',
      'Every gram, every mistake I made on the way, and what to do when it goes wrong.',
    ],
    [
      'Рецепт, якого не друкую',
      'Секретне посилання з фотографіями',
      'Кожен грам, усі мої помилки дорогою й що робити, коли не виходить.',
    ],
    [
      'Рецепт, который не печатаю',
      'Секретная ссылка с фотографиями',
      'Каждый грамм, все мои ошибки по дороге и что делать, когда не выходит.',
    ],
  ),
  science: pitch(
    [
      'My field notebook',
      'A secret link to one season',
      'Drawings, coordinates, weather and the day we found nothing. Scanned as it is, mud included.',
    ],
    [
      'Мій польовий щоденник',
      'Секретне посилання на один сезон',
      'Малюнки, координати, погода й день, коли ми не знайшли нічого. Скановано як є, разом із болотом.',
    ],
    [
      'Мой полевой дневник',
      'Секретная ссылка на один сезон',
      'Рисунки, координаты, погода и день, когда мы ничего не нашли. Отсканировано как есть, вместе с грязью.',
    ],
  ),
  art: pitch(
    [
      'How one picture was made',
      'A secret link, forty photographs',
      'From the first wrong line to the last right one, with every decision explained.',
    ],
    [
      'Як народилася одна картина',
      'Секретне посилання, сорок фотографій',
      'Від першої хибної лінії до останньої правильної, з поясненням кожного рішення.',
    ],
    [
      'Как родилась одна картина',
      'Секретная ссылка, сорок фотографий',
      'От первой неверной линии до последней верной, с объяснением каждого решения.',
    ],
  ),
  games: pitch(
    [
      'The level nobody reached',
      'A secret link and a password',
      'It exists, it works, it was too hard for everybody who tested it. Good luck.',
    ],
    [
      'Рівень, до якого ніхто не дійшов',
      'Секретне посилання й пароль',
      'Він існує, він працює, він заважкий для всіх, хто його випробовував. Щасти.',
    ],
    [
      'Уровень, до которого никто не дошёл',
      'Секретная ссылка и пароль',
      'Он существует, он работает, он слишком сложен для всех, кто его проверял. Удачи.',
    ],
  ),
};
