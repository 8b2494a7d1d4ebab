import type { explore as english } from '../en/explore.ts';
import type { Translation } from '../translation.ts';

export const explore: Translation<typeof english> = {
  title: 'З ким хочете зустрітися?',
  groups: 'Групи',
  categories: 'Категорії групи {group}',
  all: 'Усі',
  wholeGroup: 'Уся група',
  more: 'Показати ще',
  last: 'Це всі.',
  shown_one: 'Показано {count, number} людину',
  shown_few: 'Показано {count, number} людини',
  shown_many: 'Показано {count, number} людей',
  shown_other: 'Показано {count, number} людини',
  emptyTitle: 'Тут поки нікого',
  emptyText: 'В інших кімнатах лампи горять.',
  showAll: 'Показати всіх',
};
