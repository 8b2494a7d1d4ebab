export const explore = {
  title: 'Who would you like to meet?',
  groups: 'Groups',
  categories: 'Categories in {group}',
  all: 'All',
  wholeGroup: 'Everyone',
  more: 'Show more',
  last: 'That’s everyone.',
  shown_one: '{count, number} person shown',
  shown_other: '{count, number} people shown',
  emptyTitle: 'Nobody here yet',
  emptyText: 'Other rooms have their lamps on.',
  showAll: 'Show everyone',
} as const;
