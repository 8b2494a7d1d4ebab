export const notifications = {
  popup: {
    emptyTitle: 'All quiet backstage',
    emptyText: 'Replies, bids and payments show up here.',
    markAll: 'Mark all as read',
    older: 'Show more',
    unread: 'New',
    failed: 'Couldn’t load notifications.',
    again: 'Try again',
    settings: 'Notification settings',
  },
};
