export const wallet = {
  DEPOSIT_RECEIVED: {
    name: 'Money you add',
    sentence: { text: '{amount} arrived in your wallet' },
    mail: {
      subject: '{amount} is in your wallet',
      body: 'You can spend it now, or send what you don’t need back to your card.',
      action: 'Open the wallet',
    },
  },
  WITHDRAW_REQUESTED: {
    name: 'Withdrawals',
    mail: {
      subject: 'You asked us to send {amount}',
      title: 'You asked us to send {amount}',
      body: 'If it was you, there’s nothing to do. We check every withdrawal by hand, usually within 24 hours. A destination that’s new to us waits 72 hours.\n\nIf it wasn’t you, cancel the withdrawal: the button works for 30 minutes, without logging in. Then set a new password.',
      action: 'Check or cancel it',
    },
  },
  WITHDRAW_APPROVED: {
    name: 'Withdrawals',
    sentence: { text: 'Your withdrawal of {amount} is approved' },
    mail: {
      subject: '{amount} is on its way to you',
      body: 'There’s nothing to do. The money leaves with the next transfer, and banks need a few days more.',
      action: 'Open the wallet',
    },
  },
  WITHDRAW_REJECTED: {
    name: 'Withdrawals',
    sentence: { text: 'Your withdrawal of {amount} wasn’t approved. The money is back in your wallet' },
    mail: {
      subject: 'We couldn’t send {amount}',
      body: 'Read the reason, and ask again once that’s settled.\n\n> {reason}',
      action: 'Open the wallet',
    },
  },
  WITHDRAW_RETURNED: {
    name: 'Withdrawals',
    sentence: { text: 'Your bank returned {amount}. The money is back in your earnings, check the details' },
    mail: {
      subject: 'Your bank returned {amount}',
      body: 'Check the details before you withdraw again. This is the bank’s reason:\n\n> {reason}\n\nWe wait 72 hours before we send money there again.',
      action: 'Open the wallet',
    },
  },
} as const;
