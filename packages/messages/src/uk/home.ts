import type { home as english } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof english> = {
  marquee: {
    first: 'Постукайте.',
    second: 'Вам відчинять.',
  },
  lead: {
    first: 'Автограф для брата.',
    second: 'Пісня на мамин день народження.',
    third: 'Десять хвилин телефоном.',
    fourth: 'Від людей, якими ви захоплюєтеся.',
  },
  answering_one: '{count, number} людина відповідає просто зараз',
  answering_few: '{count, number} людини відповідають просто зараз',
  answering_many: '{count, number} людей відповідають просто зараз',
  answering_other: '{count, number} людини відповідають просто зараз',
  behind_one: '{count, number} талант за цими дверима',
  behind_few: '{count, number} таланти за цими дверима',
  behind_many: '{count, number} талантів за цими дверима',
  behind_other: '{count, number} таланту за цими дверима',
  groups: 'Групи',
  doorways: 'Сьогодні біля дверей',
  promise: {
    label: 'Наша обіцянка',
    onceTitle: 'Платите раз',
    onceText: 'Ціна на дверях — це вся ціна.',
    centTitle: 'Бачите кожен цент',
    centText: 'Скільки йде таланту, скільки фонду, скільки нам.',
    timeTitle: 'Вчасно або назад',
    timeText: 'Сім днів. Потім гроші повертаються самі.',
    realTitle: 'Справжність доведено',
    realText: 'Кожна річ має сертифікат, який може перевірити будь-хто.',
  },
  seeGroup: 'Показати всіх',
  money: {
    title: 'Де мої гроші?',
    text: 'Ви завжди їх бачите. Ми тримаємо їх під лампою, доки замовлення не у вас. Запізнення на хвилину — і вони самі йдуть назад, без заяв і дзвінків.',
    path: 'Дорога грошей на прикладі {sum}',
    card: 'Ваша картка',
    cardText: 'Списуємо раз, усю суму',
    held: 'Ми зберігаємо',
    heldText: 'Ніхто не може їх витратити',
    delivered: 'Доставлено',
    deliveredText: 'Замовлення у вас, разом із сертифікатом',
    paid: 'Виплачено',
    paidText: 'Талант, фонд і наша частка, до цента',
  },
  closedProfile: 'Ці двері зачинені: профіль приховано, або за цією адресою ніхто не живе. Погляньте, хто ще тут є.',
  shelf: {
    title: 'Що можна придбати',
    more: 'Хто це робить',
  },
  charity: {
    title: 'Що пішло на благодійність',
    text: 'Записано, щойно замовлення виконано: до цента й без нашої комісії.',
  },
};
