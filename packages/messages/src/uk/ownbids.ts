import type { ownbids as english } from '../en/ownbids.ts';
import type { Translation } from '../translation.ts';

export const ownbids: Translation<typeof english> = {
  title: 'Мої ставки',
  groups: {
    toPay: 'Потребують уваги',
    running: 'Тривають',
    ended: 'Завершені',
  },
  own: 'ваша ставка {sum}',
  payBy: 'Оплатити до {date}',
  starts: 'Початок {date}',
  ends: 'Завершення {date}',
  ended: 'Завершено {date}',
  ways: {
    pay: 'Оплатити',
    decide: 'Вирішити',
    win: 'Відкрити виграш',
    again: 'Нова ставка',
    view: 'Відкрити аукціон',
  },
  more: 'Показати ще',
  empty: 'Ставок ще немає',
  emptyText: 'Тут з’являться аукціони, у яких ви робите ставки або за якими стежите.',
  emptyWay: 'Переглянути аукціони',
};
