import type { ownpage as english } from '../en/ownpage.ts';
import type { Translation } from '../translation.ts';

export const ownpage: Translation<typeof english> = {
  title: 'Моя сторінка',
  lead: 'Це фанати читають на вашій публічній сторінці. Напишіть кожен текст усіма мовами або залиште однаковий для всіх трьох.',
  names: 'Ім’я',
  headline: 'Чим ви займаєтеся',
  about: 'Про вас',
  languages: 'Мови, якими ви відповідаєте',
  problem: 'Заповніть, щонайбільше {max, number} символів',
  noLanguage: 'Виберіть хоча б одну мову',
  save: 'Зберегти сторінку',
  saved: 'Збережено',
  view: 'Переглянути сторінку',
};
