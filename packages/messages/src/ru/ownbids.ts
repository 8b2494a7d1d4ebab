import type { ownbids as english } from '../en/ownbids.ts';
import type { Translation } from '../translation.ts';

export const ownbids: Translation<typeof english> = {
  title: 'Мои ставки',
  groups: {
    toPay: 'Требуют внимания',
    running: 'Идут',
    ended: 'Завершённые',
  },
  own: 'ваша ставка {sum}',
  payBy: 'Оплатить до {date}',
  starts: 'Начало {date}',
  ends: 'Завершение {date}',
  ended: 'Завершён {date}',
  ways: {
    pay: 'Оплатить',
    decide: 'Решить',
    win: 'Открыть выигрыш',
    again: 'Новая ставка',
    view: 'Открыть аукцион',
  },
  more: 'Показать ещё',
  empty: 'Ставок ещё нет',
  emptyText: 'Здесь появятся аукционы, в которых вы делаете ставки или за которыми следите.',
  emptyWay: 'Посмотреть аукционы',
};
