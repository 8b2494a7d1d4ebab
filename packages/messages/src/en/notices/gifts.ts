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
      body: 'We’ll try the card again on {next}. To settle it now, pay by another card. The button opens the payment page and needs no login.\n\nIf it isn’t paid by {end}, the gift ends and you pay nothing more.',
      action: 'Pay by another card',
    },
  },
  GIFT_LAST_CALL: {
    name: 'Declined gifts',
    mail: {
      subject: 'Pay {amount} to continue your monthly gift',
      title: 'Your monthly gift is unpaid',
      body: 'We couldn’t charge your card. To continue your gift, pay by another card by {end}. The button opens the payment page and needs no login.\n\nIf you do nothing, the gift ends then and you pay nothing more.',
      action: 'Pay by another card',
    },
  },
  GIFT_CONFIRM: {
    name: 'Gifts to confirm',
    mail: {
      subject: 'Your bank asks you to confirm {amount}',
      title: 'Your bank asks you to confirm {amount}',
      body: 'Confirm this month’s gift by {time}. The button leads to your bank’s page and needs no login. You won’t be charged before you confirm.\n\nIf it isn’t paid by {end}, the gift ends then and you pay nothing more.',
      action: 'Confirm payment',
    },
  },
  GIFT_CARD: {
    name: 'Expiring cards',
    sentence: { text: 'Your card ending in {last4} expires before your gift to {partner} on {date}' },
    mail: {
      body: 'The next gift of {amount} is due on {date}. Choose another card before that.\n\nIf we can’t charge the card, we’ll email you a link to pay by another one.',
      action: 'View gifts',
    },
  },
  GIFT_LAPSED: {
    name: 'Ended gifts',
    sentence: { text: 'Your monthly gift of {amount} to {partner} has ended because it wasn’t paid' },
    mail: { body: 'We won’t charge you any more. You can give again any time.', action: 'View profile' },
  },
  GIFT_MISSED: {
    name: 'Ended gifts',
    sentence: { text: 'We didn’t renew your monthly gift of {amount} to {partner} in time, so it has ended' },
    mail: {
      body: 'The fault was ours. You weren’t charged since your last payment, and won’t be. To continue, give again.',
      action: 'View profile',
    },
  },
  GIFT_ENDED: {
    name: 'Ended gifts',
    sentence: { text: 'Your monthly gift of {amount} to {partner} has ended' },
    mail: { body: 'We won’t charge you any more. You can give again any time.', action: 'View gifts' },
  },
} as const;
