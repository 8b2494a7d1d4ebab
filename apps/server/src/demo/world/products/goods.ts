import type { GoodsKind } from '../../art/goods.ts';
import { type Pitch, pitch } from './words.ts';

/** Physical goods, by group. */
export const goods: Record<string, Pitch & { kind: GoodsKind }> = {
  music: {
    kind: 'shirt',
    ...pitch(
      [
        'Tour shirt',
        'Heavy cotton, printed by hand',
        'Printed in a cellar two streets from the stage. Sizes are honest; if you stand between two, take the larger one.',
      ],
      [
        'Футболка туру',
        'Щільна бавовна, друк вручну',
        'Надрукована в підвалі за дві вулиці від сцени. Розміри чесні; якщо ви між двома, беріть більший.',
      ],
      [
        'Футболка тура',
        'Плотный хлопок, печать вручную',
        'Напечатана в подвале за две улицы от сцены. Размеры честные; если вы между двумя, берите больший.',
      ],
    ),
  },
  'stage-and-screen': {
    kind: 'poster',
    ...pitch(
      [
        'Signed poster',
        'Thick paper, sent in a tube',
        'The poster of the premiere, signed in the dressing room. It travels rolled and arrives flat after a night under books.',
      ],
      [
        'Підписаний плакат',
        'Цупкий папір, надсилаю в тубусі',
        'Плакат прем’єри, підписаний у гримерці. Їде згорнутим і стає рівним після ночі під книжками.',
      ],
      [
        'Подписанный плакат',
        'Плотная бумага, отправляю в тубусе',
        'Плакат премьеры, подписанный в гримёрке. Едет свёрнутым и становится ровным после ночи под книгами.',
      ],
    ),
  },
  sport: {
    kind: 'shirt',
    ...pitch(
      [
        'Training shirt with a number',
        'Washed twice, worn once',
        'The shirt of last season with my number. Breathes well, dries on a radiator in an hour.',
      ],
      [
        'Тренувальна футболка з номером',
        'Двічі прана, раз одягнена',
        'Футболка минулого сезону з моїм номером. Добре дихає, сохне на батареї за годину.',
      ],
      [
        'Тренировочная футболка с номером',
        'Дважды стирана, раз надета',
        'Футболка прошлого сезона с моим номером. Хорошо дышит, сохнет на батарее за час.',
      ],
    ),
  },
  writers: {
    kind: 'book',
    ...pitch(
      [
        'Signed book',
        'Hardcover, with a dedication',
        'I write whatever you ask on the first page, as long as it is true. Wrapped in the proofs of the next one.',
      ],
      [
        'Підписана книжка',
        'Тверда обкладинка, з присвятою',
        'На першій сторінці пишу все, що попросите, аби лиш правда. Загортаю в коректуру наступної.',
      ],
      [
        'Подписанная книга',
        'Твёрдая обложка, с посвящением',
        'На первой странице пишу всё, что попросите, лишь бы правда. Заворачиваю в корректуру следующей.',
      ],
    ),
  },
  food: {
    kind: 'mug',
    ...pitch(
      [
        'A mug from my kitchen',
        'Stoneware, about thirty sips',
        'Thrown by a neighbour, glazed in the colour of burnt sugar. It survives the dishwasher and most children.',
      ],
      [
        'Горнятко з моєї кухні',
        'Кам’яна кераміка, три десятки ковтків',
        'Робота сусіда-гончаря, полива кольору паленого цукру. Витримує посудомийку й більшість дітей.',
      ],
      [
        'Кружка с моей кухни',
        'Каменная керамика, три десятка глотков',
        'Работа соседа-гончара, глазурь цвета жжёного сахара. Выдерживает посудомойку и большинство детей.',
      ],
    ),
  },
  science: {
    kind: 'poster',
    ...pitch(
      [
        'A chart for the wall',
        'Printed from my own data',
        'Everything we measured in one year on one sheet. The mistake in the corner is left on purpose: find it.',
      ],
      [
        'Карта на стіну',
        'Надрукована з моїх власних даних',
        'Усе, що ми виміряли за рік, на одному аркуші. Помилка в кутку залишена навмисне: знайдіть.',
      ],
      [
        'Карта на стену',
        'Напечатана по моим собственным данным',
        'Всё, что мы измерили за год, на одном листе. Ошибка в углу оставлена нарочно: найдите.',
      ],
    ),
  },
  art: {
    kind: 'poster',
    ...pitch(
      [
        'Numbered print',
        'Cotton paper, signed in pencil',
        'Forty copies and not one more. The number is yours, the pencil is soft, the frame is your business.',
      ],
      [
        'Нумерований відбиток',
        'Бавовняний папір, підпис олівцем',
        'Сорок примірників і жодного більше. Номер ваш, олівець м’який, рама за вами.',
      ],
      [
        'Нумерованный оттиск',
        'Хлопковая бумага, подпись карандашом',
        'Сорок экземпляров и ни одного больше. Номер ваш, карандаш мягкий, рама за вами.',
      ],
    ),
  },
  games: {
    kind: 'mug',
    ...pitch(
      [
        'The mug of long nights',
        'Half a litre, for those who do not pause',
        'It has a line inside: above it you are playing, below it you should sleep.',
      ],
      [
        'Горнятко довгих ночей',
        'Пів літра, для тих, хто без пауз',
        'Усередині є лінія: вище ви граєте, нижче час спати.',
      ],
      [
        'Кружка долгих ночей',
        'Пол-литра, для тех, кто без пауз',
        'Внутри есть линия: выше вы играете, ниже пора спать.',
      ],
    ),
  },
};
