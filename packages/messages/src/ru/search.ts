import type { search as english } from '../en/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof english> = {
  label: 'Найти человека или то, что он делает',
  placeholder: 'Кого ищете?',
  go: 'Искать',
  results: 'Что нашлось',
  people: 'Люди',
  products: 'Что они предлагают',
  suggestions: 'Может быть, кто-то из них?',
  all: 'Всё по запросу «{text}»',
  searching: 'Ищем …',
  nothing: 'Никого и ничего с таким названием.',
  failed: 'Поиск не ответил. Попробуйте ещё раз через мгновение.',
  found_one: 'Найдено {count, number} совпадение',
  found_few: 'Найдено {count, number} совпадения',
  found_many: 'Найдено {count, number} совпадений',
  found_other: 'Найдено {count, number} совпадения',
  title: 'Найдено по запросу «{text}»',
  emptyTitle: 'Двери с таким названием нет',
  emptyText: 'Попробуйте меньше букв или другой алфавит. А эти люди здесь:',
  clear: 'Показать всех',
};
