export const accounts = {
  PASSWORD_CHANGED: {
    name: 'Login and password',
    mail: {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      body: 'The password of your account was set anew, and every other session was ended.\n\nWas it not you? Then set a new password at once.',
      action: 'Set a new password',
    },
  },
  EMAIL_CHANGED: {
    name: 'Login and password',
    mail: {
      subject: 'Your address was changed',
      title: 'Your address was changed',
      body: 'Your Stagedoor account now belongs to {email}. If that was you, nothing is left to do.\n\nIf it was not you, take it back within 7 days. The account returns to this address, every session ends, and the password, the PIN and connected accounts are removed.',
      action: 'Take it back',
    },
  },
  EMAIL_REVERTED: {
    name: 'Login and password',
    mail: {
      subject: 'Your old address is back',
      title: 'Your old address is back',
      body: 'Your account belongs to this address again. Every session was ended, and the password, the PIN and connected accounts were removed. Log in with a code and set a new password.',
      action: 'Log in',
    },
  },
  SOCIAL_LINKED: {
    name: 'Login and password',
    mail: {
      subject: '{network} can now log in to your account',
      title: '{network} was connected',
      body: 'From now on {network} ({account}) opens your Stagedoor account. If you connected it, there’s nothing to do.\n\nWasn’t you? Take your account back within 7 days: we log out every device and remove the password, the PIN and connected accounts. You then log in with a code sent to this email.',
      action: 'Take my account back',
    },
  },
  SOCIAL_UNLINKED: {
    name: 'Login and password',
    mail: {
      subject: '{network} was disconnected',
      title: '{network} was disconnected',
      body: '{network} ({account}) no longer opens your Stagedoor account. If you disconnected it, there’s nothing to do.\n\nWasn’t you? Set a new password: that logs out every device. Then connect {network} again in your settings.',
      action: 'Set a new password',
    },
  },
  SOCIAL_REVERTED: {
    name: 'Login and password',
    mail: {
      subject: 'Your account is yours again',
      title: 'Your account is yours again',
      body: 'Every device was logged out, and the password, the PIN and connected accounts were removed. Log in with a code sent to this email, then set a new password.',
      action: 'Log in',
    },
  },
  ACCOUNT_EXPIRING: {
    name: 'Deletion of an unused account',
    mail: {
      subject: 'Your account will be deleted on {date}',
      title: 'We have not seen you for a while',
      body: 'You chose that your account is deleted when you do not use it. That will happen on {date}. Your data and what is in your wallet will then be lost.\n\nLog in once and everything stays as it is.',
      action: 'Keep my account',
    },
  },
} as const;
