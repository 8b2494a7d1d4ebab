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
  answering_one: '{count, number} человек отвечает прямо сейчас',
  answering_few: '{count, number} человека отвечают прямо сейчас',
  answering_many: '{count, number} человек отвечают прямо сейчас',
  answering_other: '{count, number} человека отвечают прямо сейчас',
  behind_one: '{count, number} талант за этими дверями',
  behind_few: '{count, number} таланта за этими дверями',
  behind_many: '{count, number} талантов за этими дверями',
  behind_other: '{count, number} таланта за этими дверями',
  groups: 'Группы',
  doorways: 'Сегодня у двери',
  promise: {
    label: 'Наше обещание',
    onceTitle: 'Платите один раз',
    onceText: 'Цена на двери — это вся цена.',
    centTitle: 'Видите каждый цент',
    centText: 'Сколько идёт таланту, сколько фонду, сколько нам.',
    timeTitle: 'Вовремя или назад',
    timeText: 'Семь дней. Потом деньги возвращаются сами.',
    realTitle: 'Подлинность доказана',
    realText: 'У каждой вещи есть сертификат, который может проверить любой.',
  },
  seeGroup: 'Показать всех',
  money: {
    title: 'Где мои деньги?',
    text: 'Вы всегда их видите. Мы держим их под лампой, пока заказ не у вас. Опоздание на минуту — и они сами идут обратно, без заявлений и звонков.',
    path: 'Дорога денег на примере {sum}',
    card: 'Ваша карта',
    cardText: 'Списываем один раз, всю сумму',
    held: 'Мы храним',
    heldText: 'Никто не может их потратить',
    delivered: 'Доставлено',
    deliveredText: 'Заказ у вас, вместе с сертификатом',
    paid: 'Выплачено',
    paidText: 'Талант, фонд и наша доля, до цента',
  },
  closedProfile: 'Эта дверь закрыта: профиль скрыт, или по этому адресу никто не живёт. Посмотрите, кто ещё здесь.',
  shelf: {
    title: 'Что можно купить',
    more: 'Кто это делает',
  },
  charity: {
    title: 'Что пошло на благотворительность',
    text: 'Записано, как только заказ выполнен: до цента и без нашей комиссии.',
  },
};
