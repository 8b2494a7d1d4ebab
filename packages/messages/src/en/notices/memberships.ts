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
      body: 'Your membership continues until {time}. We try the card again before that. To settle it now, pay by another card. The button opens the payment page and needs no login.\n\nIf we can’t charge it by then, the membership ends and you pay nothing more.',
      action: 'Pay by another card',
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
