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
  answering_one: 'Зараз відповідає: {count, number}',
  answering_few: 'Зараз відповідають: {count, number}',
  answering_many: 'Зараз відповідають: {count, number}',
  answering_other: 'Зараз відповідають: {count, number}',
  behind_one: '{count, number} людина за цими дверима',
  behind_few: '{count, number} людини за цими дверима',
  behind_many: '{count, number} людей за цими дверима',
  behind_other: '{count, number} людини за цими дверима',
  groups: 'Групи',
  doorways: 'Сьогодні на сцені',
  promise: {
    label: 'Наша обіцянка',
    onceTitle: 'Платите один раз',
    onceText: 'Ціна, яку ви бачите, — остаточна.',
    centTitle: 'Бачите кожен цент',
    centText: 'Скільки отримає талант, скільки фонд, скільки ми.',
    timeTitle: 'Вчасно або гроші назад',
    timeText:
      'Більшість замовлень виконують за {standardDays, limit} днів. Запізнюється — автоматично повернемо гроші.',
    realTitle: 'Перевірені люди',
    realText: 'Ми перевіряємо кожного, перш ніж дозволити продавати.',
  },
  seeGroup: 'Показати всіх',
  money: {
    title: 'Де мої гроші?',
    text: 'Ви завжди знаєте, де ваші гроші. Ми утримуємо їх, доки ви не отримаєте замовлення. Запізнюється — повертаємо гроші без заяв і дзвінків.',
    path: 'Шлях ваших грошей на прикладі {sum}',
    card: 'Ваша картка',
    cardText: 'Одне списання, уся сума',
    held: 'Ми утримуємо',
    heldText: 'Ніхто не може їх витратити',
    delivered: 'Доставлено',
    deliveredText: 'Замовлення у вас',
    paid: 'Виплачено',
    paidText: 'Розподілено: талант, фонд і наша комісія',
  },
  closedProfile: 'Цей профіль приховано, або його не існує. Погляньте, хто ще тут є.',
  shelf: {
    title: 'Що можна замовити',
    more: 'Показати всі',
  },
  charity: {
    title: 'Передано на благодійність',
    text: 'Рахуємо, коли замовлення виконано. З цієї частини ми не беремо комісії.',
  },
};
