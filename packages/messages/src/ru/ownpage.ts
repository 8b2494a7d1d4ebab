import type { ownpage as english } from '../en/ownpage.ts';
import type { Translation } from '../translation.ts';

export const ownpage: Translation<typeof english> = {
  title: 'Моя страница',
  lead: 'Это фанаты читают на вашей публичной странице. Напишите каждый текст на всех языках или оставьте одинаковый для всех трёх.',
  names: 'Имя',
  headline: 'Чем вы занимаетесь',
  about: 'О вас',
  languages: 'Языки, на которых вы отвечаете',
  problem: 'Заполните, не более {max, number} символов',
  noLanguage: 'Выберите хотя бы один язык',
  save: 'Сохранить страницу',
  saved: 'Сохранено',
  view: 'Посмотреть страницу',
};
