import type { search as english } from '../en/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof english> = {
  label: 'Пошук людей і продуктів',
  placeholder: 'Кого шукаєте?',
  go: 'Шукати',
  results: 'Результати пошуку',
  people: 'Люди',
  products: 'Продукти',
  suggestions: 'Можливо, ви шукали',
  all: 'Усі результати: «{text}»',
  searching: 'Шукаємо…',
  nothing: 'Нічого не знайдено',
  failed: 'Пошук зараз не працює. Спробуйте трохи згодом.',
  found_one: 'Знайдено {count, number} результат',
  found_few: 'Знайдено {count, number} результати',
  found_many: 'Знайдено {count, number} результатів',
  found_other: 'Знайдено {count, number} результату',
  title: 'Результати: «{text}»',
  emptyTitle: 'Дверей із такою назвою немає',
  emptyText: 'Спробуйте менше літер або інший алфавіт. А ці люди тут:',
  clear: 'Показати всіх',
};
