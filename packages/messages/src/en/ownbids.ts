/** The page of the reader’s own bids. */
export const ownbids = {
  title: 'My bids',
  groups: {
    toPay: 'Needs you',
    running: 'Running',
    ended: 'Ended',
  },
  own: 'your bid {sum}',
  payBy: 'Pay by {date}',
  starts: 'Starts {date}',
  ends: 'Ends {date}',
  ended: 'Ended {date}',
  ways: {
    pay: 'Pay now',
    decide: 'Decide',
    win: 'View win',
    again: 'Bid again',
    view: 'View auction',
  },
  more: 'Show more',
  empty: 'No bids yet',
  emptyText: 'Auctions you bid on or watch appear here.',
  emptyWay: 'View auctions',
} as const;
