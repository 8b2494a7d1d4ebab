/** Notifications about auctions. */
export const auctions = {
  AUCTION_STARTED_FOR_OWNER: {
    name: 'Your auctions start',
    sentence: { text: 'Your auction “{product}” has started' },
    mail: { body: 'Fans can bid now. Share the page to reach more of them.', action: 'View auction' },
  },
  FIRST_BID: {
    name: 'First bids',
    sentence: { text: 'First bid on “{product}”: {amount}' },
    mail: { body: 'From now on you can’t cancel the auction.', action: 'View auction' },
  },
  NEW_BID: {
    name: 'New bids',
    sentence: {
      text: 'New bid on “{product}”',
      more_one: '{count} new bid on “{product}”',
      more_other: '{count} new bids on “{product}”',
    },
  },
  HIGHER_BID: {
    name: 'Outbid',
    sentence: { text: 'You were outbid on “{product}”. The price is now {amount}' },
    mail: { body: 'Bid again before the auction ends, or set a maximum that bids for you.', action: 'Bid again' },
  },
  AUCTION_ENDED_WIN: {
    name: 'Wins',
    sentence: { text: 'You won “{product}” for {amount}' },
    mail: { body: 'We’re charging the card you saved. Then tell the talent where to send it.', action: 'View win' },
  },
  AUCTION_ENDED_LOSE: {
    name: 'Lost auctions',
    sentence: { text: '“{product}” went to another bidder for {amount}' },
    mail: { body: 'Your card wasn’t charged.', action: 'View auctions' },
  },
  AUCTION_ENDED_FOR_OWNER: {
    name: 'Sold at auction',
    sentence: { text: '“{product}” is sold for {amount}' },
    mail: { body: 'The winner has paid. The order is among your orders.', action: 'View auction' },
  },
  AUCTION_ENDED_NO_BIDS: {
    name: 'Unsold auctions',
    sentence: { text: '“{product}” ended without a buyer' },
    mail: { body: 'You can put it up again, for example with a lower starting bet.', action: 'View auction' },
  },
  AUCTION_UNPAID: {
    name: 'Unpaid wins',
    sentence: { text: 'Pay {amount} for “{product}” to keep your win' },
    mail: {
      body: 'We couldn’t charge your card. Pay by another card or from your wallet. If it isn’t paid in time, the win goes to the next bidder and you can’t bid or buy for a while.',
      action: 'Pay now',
    },
  },
  AUCTION_OFFERED: {
    name: 'Offered wins',
    sentence: { text: 'You can have “{product}” for {amount}' },
    mail: { body: 'The winner didn’t pay, and you bid next. Pay, or decline at no cost.', action: 'View offer' },
  },
  AUCTION_NOT_BOUGHT: {
    name: 'Failed purchases',
    sentence: { text: 'We couldn’t charge {amount} for “{product}”' },
    mail: {
      body: 'You weren’t charged, and the auction goes on. You can bid, or buy it with another card while nobody has bid.',
      action: 'View auction',
    },
  },
  AUCTION_CANCELLED: {
    name: 'Cancelled auctions',
    sentence: { text: 'The auction “{product}” was cancelled' },
    mail: { body: 'Nobody has won and nobody pays.', action: 'View auction' },
  },
  AUCTION_FORGIVEN: {
    name: 'Forgiven unpaid wins',
    sentence: { text: 'Your unpaid win of “{product}” is forgiven' },
    mail: { body: 'It no longer stops you from bidding and buying.', action: 'View auctions' },
  },
  AUCTION_ENDS_SOON: {
    name: 'Auctions you watch',
    sentence: { text: '“{product}” ends in less than an hour' },
    mail: { body: 'Place your last bid in time.', action: 'View auction' },
  },
} as const;
