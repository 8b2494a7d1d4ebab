import type { Words } from '../types.ts';
import { type Pitch, pitch, words } from './words.ts';

/** Events, by group. */
export const events: Record<string, Pitch & { place: Words }> = {
  music: {
    place: words('The rehearsal room, second courtyard', 'Репетиційна, другий двір', 'Репетиционная, второй двор'),
    ...pitch(
      [
        'An open rehearsal',
        'Two hours, questions allowed',
        'You hear the songs before they are finished and may say which verse is too long. Tea from a samovar that is older than all of us.',
      ],
      [
        'Відкрита репетиція',
        'Дві години, запитання дозволено',
        'Почуєте пісні ще не готовими й можете сказати, який куплет задовгий. Чай із самовара, старшого за всіх нас.',
      ],
      [
        'Открытая репетиция',
        'Два часа, вопросы разрешены',
        'Услышите песни ещё не готовыми и можете сказать, какой куплет слишком длинный. Чай из самовара, который старше всех нас.',
      ],
    ),
  },
  'stage-and-screen': {
    place: words(
      'Stage door, then the small stage',
      'Службовий вхід, далі мала сцена',
      'Служебный вход, дальше малая сцена',
    ),
    ...pitch(
      [
        'An evening behind the curtain',
        'Backstage, props and all',
        'We meet at the stage door an hour before the doors open. You see how the storm is made and may press one button.',
      ],
      [
        'Вечір за завісою',
        'Лаштунки, реквізит і все інше',
        'Зустрічаємося біля службового входу за годину до відкриття. Побачите, як роблять бурю, і натиснете одну кнопку.',
      ],
      [
        'Вечер за занавесом',
        'Кулисы, реквизит и всё остальное',
        'Встречаемся у служебного входа за час до открытия. Увидите, как делают бурю, и нажмёте одну кнопку.',
      ],
    ),
  },
  sport: {
    place: words('The old stadium, north gate', 'Старий стадіон, північна брама', 'Старый стадион, северные ворота'),
    ...pitch(
      [
        'A morning training together',
        'Any level, an hour and a half',
        'We warm up, we work, we stretch, we eat buns. Bring shoes you don’t mind ruining.',
      ],
      [
        'Ранкове тренування разом',
        'Будь-який рівень, півтори години',
        'Розминаємося, працюємо, тягнемося, їмо булочки. Візьміть взуття, якого не шкода.',
      ],
      [
        'Утренняя тренировка вместе',
        'Любой уровень, полтора часа',
        'Разминаемся, работаем, тянемся, едим булочки. Возьмите обувь, которую не жалко.',
      ],
    ),
  },
  writers: {
    place: words('The bookshop with the green door', 'Книгарня із зеленими дверима', 'Книжный с зелёной дверью'),
    ...pitch(
      [
        'A reading for thirty people',
        'New pages, read aloud',
        'I read what nobody has read yet and change it while you listen. Afterwards there is time for every question.',
      ],
      [
        'Читання для тридцяти людей',
        'Нові сторінки вголос',
        'Читаю те, чого ще ніхто не читав, і правлю, поки ви слухаєте. Потім є час на кожне запитання.',
      ],
      [
        'Чтение для тридцати человек',
        'Новые страницы вслух',
        'Читаю то, чего ещё никто не читал, и правлю, пока вы слушаете. Потом есть время на каждый вопрос.',
      ],
    ),
  },
  food: {
    place: words('The market hall, table nine', 'Критий ринок, стіл дев’ять', 'Крытый рынок, стол девять'),
    ...pitch(
      [
        'We cook one dish together',
        'Twelve people, one long table',
        'We shop, we chop, we argue about salt, we eat. You take home what is left and the recipe.',
      ],
      [
        'Готуємо одну страву разом',
        'Дванадцять людей, один довгий стіл',
        'Купуємо, ріжемо, сперечаємося про сіль, їмо. Додому берете решту й рецепт.',
      ],
      [
        'Готовим одно блюдо вместе',
        'Двенадцать человек, один длинный стол',
        'Покупаем, режем, спорим о соли, едим. Домой берёте остатки и рецепт.',
      ],
    ),
  },
  science: {
    place: words(
      'The observatory hill, by the dome',
      'Обсерваторний пагорб, біля купола',
      'Обсерваторный холм, у купола',
    ),
    ...pitch(
      [
        'A night of questions',
        'Under the open sky if it is clear',
        'Bring the question you were told was silly. We answer with what is at hand: a lamp, an orange, the sky.',
      ],
      [
        'Ніч запитань',
        'Просто неба, якщо ясно',
        'Візьміть запитання, яке вам назвали дурним. Відповідаємо тим, що під рукою: лампа, апельсин, небо.',
      ],
      [
        'Ночь вопросов',
        'Под открытым небом, если ясно',
        'Возьмите вопрос, который вам назвали глупым. Отвечаем тем, что под рукой: лампа, апельсин, небо.',
      ],
    ),
  },
  art: {
    place: words('The studio above the tram depot', 'Майстерня над трамвайним депо', 'Мастерская над трамвайным депо'),
    ...pitch(
      [
        'An afternoon in the studio',
        'You watch, then you try',
        'I work for an hour, you work for an hour, then we compare the damage. Aprons are here.',
      ],
      [
        'Пополудень у майстерні',
        'Спершу дивитеся, потім пробуєте',
        'Годину працюю я, годину ви, потім порівнюємо збитки. Фартухи є.',
      ],
      [
        'Вторая половина дня в мастерской',
        'Сначала смотрите, потом пробуете',
        'Час работаю я, час вы, потом сравниваем ущерб. Фартуки есть.',
      ],
    ),
  },
  games: {
    place: words('The club on the second floor', 'Клуб на другому поверсі', 'Клуб на втором этаже'),
    ...pitch(
      [
        'A simultaneous game',
        'Twenty boards, one of me',
        'I play all of you at once and lose to at least one; last time it was a girl of nine. Boards and biscuits are provided.',
      ],
      [
        'Сеанс одночасної гри',
        'Двадцять дошок проти однієї',
        'Граю з усіма водночас і принаймні комусь програю; минулого разу дівчинці дев’яти років. Дошки й печиво є.',
      ],
      [
        'Сеанс одновременной игры',
        'Двадцать досок против одной',
        'Играю со всеми сразу и хотя бы кому-то проигрываю; в прошлый раз девочке девяти лет. Доски и печенье есть.',
      ],
    ),
  },
};
