import type { explore as english } from '../en/explore.ts';
import type { Translation } from '../translation.ts';

export const explore: Translation<typeof english> = {
  title: 'С кем хотите встретиться?',
  groups: 'Группы',
  categories: 'Категории группы {group}',
  all: 'Все',
  wholeGroup: 'Вся группа',
  more: 'Показать ещё',
  last: 'Это все.',
  shown_one: 'Показан {count, number} человек',
  shown_few: 'Показано {count, number} человека',
  shown_many: 'Показано {count, number} человек',
  shown_other: 'Показано {count, number} человека',
  emptyTitle: 'Здесь пока никого',
  emptyText: 'В других комнатах лампы горят.',
  showAll: 'Показать всех',
};
