import type { cards as english } from '../en/cards.ts';
import type { Translation } from '../translation.ts';

export const cards: Translation<typeof english> = {
  button: 'Сменить карту',
  buttonName: 'Сменить карту: {name}',
  title: 'Карта для следующих платежей',
  text: 'С неё списываем следующие платежи.',
  none: 'Сохранённых карт нет. Сначала добавьте карту в кошельке.',
  name: '{brand} •• {last4}',
  valid: 'Действует до {date}',
  submit: 'Выбрать карту',
  add: 'Добавить в кошельке',
  done: 'Карта изменена',
};
