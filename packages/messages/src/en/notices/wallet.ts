export const wallet = {
  DEPOSIT_RECEIVED: {
    name: 'Money added',
    sentence: { text: '{amount} was added to your wallet' },
    mail: {
      subject: '{amount} was added to your wallet',
      body: 'You can spend it now, or refund what you don’t use to your card.',
      action: 'Go to wallet',
    },
  },
  WITHDRAW_REQUESTED: {
    name: 'Withdrawals',
    mail: {
      subject: 'You requested a withdrawal of {amount}',
      title: 'You requested a withdrawal of {amount}',
      body: 'If it was you, there’s nothing to do. We review every withdrawal by hand, usually within {withdrawalHours, limit} hours. New destinations are held for {newDestinationHours, limit} hours.\n\nIf it wasn’t you, cancel the withdrawal: the button works for {withdrawalLinkMinutes, limit} minutes, without logging in. Then change your password.',
      action: 'Review or cancel',
    },
  },
  WITHDRAW_APPROVED: {
    name: 'Withdrawals',
    sentence: { text: 'Your withdrawal of {amount} is approved' },
    mail: {
      subject: 'Your withdrawal of {amount} is approved',
      body: 'There’s nothing to do. The money goes out with our next bank transfer and usually arrives within a few business days.',
      action: 'Go to wallet',
    },
  },
  WITHDRAW_REJECTED: {
    name: 'Withdrawals',
    sentence: { text: 'Your withdrawal of {amount} was rejected. The money is back in your wallet' },
    mail: {
      subject: 'Your withdrawal of {amount} was rejected',
      body: 'Read the reason, and try again once it’s settled.\n\n> {reason}',
      action: 'Go to wallet',
    },
  },
  WITHDRAW_RETURNED: {
    name: 'Withdrawals',
    sentence: { text: 'Your bank returned {amount}. The money is back in your earnings, check the details' },
    mail: {
      subject: 'Your bank returned {amount}',
      body: 'Check the details before you withdraw again. The bank’s reason:\n\n> {reason}\n\nWe hold the next withdrawal to that destination for {newDestinationHours, limit} hours.',
      action: 'Go to wallet',
    },
  },
} as const;
