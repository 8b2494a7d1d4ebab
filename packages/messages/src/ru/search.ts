import type { search as english } from '../en/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof english> = {
  label: 'Поиск людей и продуктов',
  placeholder: 'Кого ищете?',
  go: 'Искать',
  results: 'Результаты поиска',
  people: 'Люди',
  products: 'Продукты',
  suggestions: 'Возможно, вы искали',
  all: 'Все результаты: «{text}»',
  searching: 'Ищем…',
  nothing: 'Ничего не найдено',
  failed: 'Поиск сейчас не работает. Попробуйте чуть позже.',
  found_one: 'Найден {count, number} результат',
  found_few: 'Найдено {count, number} результата',
  found_many: 'Найдено {count, number} результатов',
  found_other: 'Найдено {count, number} результата',
  title: 'Результаты: «{text}»',
  emptyTitle: 'Двери с таким названием нет',
  emptyText: 'Попробуйте меньше букв или другой алфавит. А эти люди здесь:',
  clear: 'Показать всех',
};
