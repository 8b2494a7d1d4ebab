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
} as const;
