/** Notifications about memberships. */
export const memberships = {
  PURCHASED_SUBSCRIPTION: {
    name: 'New members',
    sentence: { text: '{partner} joined “{product}”' },
    mail: { body: 'They pay {amount} every month. Your earnings are in your wallet.', action: 'View wallet' },
  },
  SUBSCRIPTION_UNPAID: {
    name: 'Declined payments',
    mail: {
      subject: 'We couldn’t charge {amount} for {product}',
      title: 'Your card was declined for “{product}”',
      body: 'We’ll try the card again on {next}. Your membership continues until {time}. To settle it now, pay by another card. The button opens the payment page and needs no login.\n\nIf it isn’t paid by {time}, the membership ends and you pay nothing more.',
      action: 'Pay by another card',
    },
  },
  SUBSCRIPTION_LAST_CALL: {
    name: 'Declined payments',
    mail: {
      subject: 'Pay {amount} to keep {product}',
      title: 'Your membership “{product}” is unpaid',
      body: 'We couldn’t charge your card. Your membership continues until {time}. To keep it, pay by another card before that. The button opens the payment page and needs no login.\n\nIf you do nothing, the membership ends then and you pay nothing more.',
      action: 'Pay by another card',
    },
  },
  SUBSCRIPTION_CONFIRM: {
    name: 'Payments to confirm',
    mail: {
      subject: 'Your bank asks you to confirm {amount}',
      title: 'Your bank asks you to confirm {amount}',
      body: 'Confirm this month’s payment for “{product}” by {time}. The button leads to your bank’s page and needs no login. You won’t be charged before you confirm.\n\nIf it isn’t paid by {end}, the membership ends then and you pay nothing more.',
      action: 'Confirm payment',
    },
  },
  SUBSCRIPTION_CARD: {
    name: 'Expiring cards',
    sentence: { text: 'Your card ending in {last4} expires before the payment for “{product}” on {date}' },
    mail: {
      body: 'The next payment of {amount} is due on {date}. Choose another card before that.\n\nIf we can’t charge the card, we’ll email you a link to pay by another one. Your membership then continues for {graceDays, limit} days.',
      action: 'View membership',
    },
  },
  SUBSCRIPTION_LAPSED: {
    name: 'Ended memberships',
    sentence: { text: 'Your membership “{product}” has ended because {amount} wasn’t paid' },
    mail: { body: 'We won’t charge you any more. You can join again any time.', action: 'View plan' },
  },
  SUBSCRIPTION_MISSED: {
    name: 'Ended memberships',
    sentence: { text: 'We didn’t renew “{product}” in time, so it has ended' },
    mail: {
      body: 'The fault was ours. You weren’t charged since your last paid month, and won’t be. To continue, join again.',
      action: 'View plan',
    },
  },
  SUBSCRIPTION_ENDED: {
    name: 'Ended memberships',
    sentence: { text: 'Your membership “{product}” has ended' },
    mail: {
      body: 'We won’t charge you any more. You can join again any time.',
      action: 'View memberships',
    },
  },
  SUBSCRIPTION_CLOSED: {
    name: 'Ended memberships',
    sentence: { text: '{partner} no longer offers “{product}”' },
    mail: {
      body: 'Your membership has ended, and we won’t charge you any more. We refund the unused days to your card.',
      action: 'View memberships',
    },
  },
  SUBSCRIPTION_PRICE: {
    name: 'New prices',
    sentence: { text: '“{product}” costs {amount} a month from {date}, instead of {before}' },
    mail: {
      body: 'You pay the new price with the first payment from {date} on, and {before} until then. If you don’t want to continue, stop the membership before that.',
      action: 'View memberships',
    },
  },
} as const;
