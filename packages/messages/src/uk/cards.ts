import type { cards as english } from '../en/cards.ts';
import type { Translation } from '../translation.ts';

export const cards: Translation<typeof english> = {
  button: 'Змінити картку',
  buttonName: 'Змінити картку: {name}',
  title: 'Картка для наступних платежів',
  text: 'З неї списуємо наступні платежі.',
  none: 'Збережених карток немає. Спершу додайте картку в гаманці.',
  name: '{brand} •• {last4}',
  valid: 'Дійсна до {date}',
  submit: 'Вибрати картку',
  add: 'Додати в гаманці',
  done: 'Картку змінено',
};
