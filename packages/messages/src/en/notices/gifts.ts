/** Notifications about gifts. */
export const gifts = {
  DONATION_RECEIVED: {
    name: 'Gifts',
    sentence: { text: '{partner} donated {amount}' },
    mail: { body: 'Read the words that came with it and say thanks with one tap.', action: 'View gifts' },
  },
  GIFT_THANKED: {
    name: 'Thanks',
    sentence: { text: '{partner} thanks you for {amount}' },
    mail: { body: 'Your gift has arrived, and it was noticed.', action: 'View gifts' },
  },
  GIFT_UNPAID: {
    name: 'Declined gifts',
    mail: {
      subject: 'We couldn’t charge your monthly gift of {amount}',
      title: 'Your card was declined for your monthly gift',
      body: 'We try the card again before {end}. To settle it now, pay by another card. The button opens the payment page and needs no login.\n\nIf we can’t charge it by then, the gift ends and you pay nothing more.',
      action: 'Pay by another card',
    },
  },
  GIFT_ENDED: {
    name: 'Ended gifts',
    sentence: { text: 'Your monthly gift of {amount} to {partner} has ended' },
    mail: { body: 'We won’t charge you any more. You can give again any time.', action: 'View gifts' },
  },
} as const;
