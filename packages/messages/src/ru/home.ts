import type { home as english } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof english> = {
  marquee: {
    first: 'Постучите.',
    second: 'Вам откроют.',
  },
  lead: {
    first: 'Автограф для брата.',
    second: 'Песня на мамин день рождения.',
    third: 'Десять минут по телефону.',
    fourth: 'От людей, которыми вы восхищаетесь.',
  },
  answering_one: 'Сейчас отвечает: {count, number}',
  answering_few: 'Сейчас отвечают: {count, number}',
  answering_many: 'Сейчас отвечают: {count, number}',
  answering_other: 'Сейчас отвечают: {count, number}',
  behind_one: '{count, number} человек за этими дверями',
  behind_few: '{count, number} человека за этими дверями',
  behind_many: '{count, number} человек за этими дверями',
  behind_other: '{count, number} человека за этими дверями',
  groups: 'Группы',
  doorways: 'Сегодня на сцене',
  promise: {
    label: 'Наше обещание',
    onceTitle: 'Платите один раз',
    onceText: 'Цена, которую вы видите, — окончательная.',
    centTitle: 'Видите каждый цент',
    centText: 'Сколько получит талант, сколько фонд, сколько мы.',
    timeTitle: 'Вовремя или деньги назад',
    timeText: 'Большинство заказов выполняют за {standardDays, limit} дней. Опаздывает — автоматически вернём деньги.',
    realTitle: 'Проверенные люди',
    realText: 'Мы проверяем каждого, прежде чем разрешить продавать.',
  },
  seeGroup: 'Показать всех',
  money: {
    title: 'Где мои деньги?',
    text: 'Вы всегда знаете, где ваши деньги. Мы держим их, пока вы не получите заказ. Опаздывает — возвращаем деньги без заявлений и звонков.',
    path: 'Путь ваших денег на примере {sum}',
    card: 'Ваша карта',
    cardText: 'Одно списание, вся сумма',
    held: 'Мы держим',
    heldText: 'Никто не может их потратить',
    delivered: 'Доставлено',
    deliveredText: 'Заказ у вас',
    paid: 'Выплачено',
    paidText: 'Распределено: талант, фонд и наша комиссия',
  },
  closedProfile: 'Этот профиль скрыт, или его не существует. Посмотрите, кто ещё здесь есть.',
  shelf: {
    title: 'Что можно заказать',
    more: 'Показать все',
  },
  charity: {
    title: 'Передано на благотворительность',
    text: 'Считаем, когда заказ выполнен. С этой части мы не берём комиссию.',
  },
};
