import type { search as english } from '../en/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof english> = {
  label: 'Знайти людину або те, що вона робить',
  placeholder: 'Кого шукаєте?',
  go: 'Шукати',
  results: 'Що знайшлося',
  people: 'Люди',
  products: 'Що вони пропонують',
  suggestions: 'Може, хтось із них?',
  all: 'Усе за запитом «{text}»',
  searching: 'Шукаємо …',
  nothing: 'Нікого й нічого з такою назвою.',
  failed: 'Пошук не відповів. Спробуйте ще раз за мить.',
  found_one: 'Знайдено {count, number} збіг',
  found_few: 'Знайдено {count, number} збіги',
  found_many: 'Знайдено {count, number} збігів',
  found_other: 'Знайдено {count, number} збігу',
  title: 'Знайдено за запитом «{text}»',
  emptyTitle: 'Дверей із такою назвою немає',
  emptyText: 'Спробуйте менше літер або інший алфавіт. А ці люди тут:',
  clear: 'Показати всіх',
};
