/** The only list of order statuses, shared by fan, talent and staff. */
export const statuses = {
  order: {
    awaitingPayment: 'Awaiting payment',
    reviewing: 'In review',
    processing: 'In progress',
    shipped: 'Shipped',
    completed: 'Completed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    declined: 'Declined',
    rejected: 'Not approved',
    disputed: 'Problem reported',
    refunded: 'Refunded',
  },
  /** Where a user stands in an auction. */
  bid: {
    toPay: 'To pay',
    paying: 'Charging the card',
    offered: 'Offered to you',
    leading: 'Leading',
    outbid: 'Outbid',
    watching: 'Watching',
    won: 'Won',
    lost: 'Lost',
    cancelled: 'Cancelled',
    ended: 'Ended',
  },
} as const;
