import type { Words } from '../types.ts';
import { type Pitch, pitch, words } from './words.ts';

/** Guided tours, by group. */
export const tours: Partial<Record<string, Pitch & { place: Words }>> = {
  art: {
    place: words(
      'Under the clock of the National Gallery',
      'Під годинником Національної галереї',
      'Под часами Национальной галереи',
    ),
    ...pitch(
      [
        'Six paintings in ninety minutes',
        'A walk through the gallery, eight people',
        'Only six, but properly: where the light comes from, what the painter hid, which one I would steal.',
      ],
      [
        'Шість картин за дев’яносто хвилин',
        'Прогулянка галереєю, вісім людей',
        'Лише шість, зате як слід: звідки світло, що сховав художник, котру б мені хотілося вкрасти.',
      ],
      [
        'Шесть картин за девяносто минут',
        'Прогулка по галерее, восемь человек',
        'Только шесть, зато как следует: откуда свет, что спрятал художник, какую мне хотелось бы украсть.',
      ],
    ),
  },
  science: {
    place: words('At the whale, ground floor', 'Біля кита, перший поверх', 'У кита, первый этаж'),
    ...pitch(
      [
        'The museum after the school classes',
        'Natural history in quiet, eight people',
        'We start at the whale and end at a drawer that is usually locked. You may hold one thing that is older than people.',
      ],
      [
        'Музей після шкільних екскурсій',
        'Природнича історія в тиші, вісім людей',
        'Починаємо біля кита, закінчуємо шухлядою, яка зазвичай замкнена. Одну річ, старшу за людство, можна потримати.',
      ],
      [
        'Музей после школьных экскурсий',
        'Естественная история в тишине, восемь человек',
        'Начинаем у кита, заканчиваем ящиком, который обычно заперт. Одну вещь старше человечества можно подержать.',
      ],
    ),
  },
  writers: {
    place: words('At the gate of the house museum', 'Біля брами будинку-музею', 'У ворот дома-музея'),
    ...pitch(
      [
        'The house of a poet',
        'Three rooms and a garden, eight people',
        'I tell what stands in the guidebook and then what does not. We end on the bench where the last poem was written.',
      ],
      [
        'Дім поета',
        'Три кімнати й сад, вісім людей',
        'Розповідаю те, що є в путівнику, а потім те, чого там немає. Закінчуємо на лавці, де написано останній вірш.',
      ],
      [
        'Дом поэта',
        'Три комнаты и сад, восемь человек',
        'Рассказываю то, что есть в путеводителе, а потом то, чего там нет. Заканчиваем на скамейке, где написано последнее стихотворение.',
      ],
    ),
  },
};
