export const notifications = {
  popup: {
    emptyTitle: 'All quiet backstage',
    emptyText: 'When somebody answers, bids or pays, it shows here.',
    markAll: 'Mark all as read',
    older: 'Show older ones',
    unread: 'New',
    failed: 'The notifications could not be loaded.',
    again: 'Try again',
    settings: 'How you are told',
  },
};
