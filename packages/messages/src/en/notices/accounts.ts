export const accounts = {
  PASSWORD_CHANGED: {
    name: 'Login and password',
    mail: {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      body: 'Your password was changed, and you were logged out on all other devices.\n\nWasn’t you? Reset your password now.',
      action: 'Reset password',
    },
  },
  EMAIL_CHANGED: {
    name: 'Login and password',
    mail: {
      subject: 'Your login email was changed',
      title: 'Your login email was changed',
      body: 'You now log in to Stagedoor with {email}. If that was you, there’s nothing to do.\n\nIf it wasn’t you, restore your account within {revertDays, limit} days. This email becomes your login email again, every device is logged out, and the password, the PIN and connected accounts are removed.',
      action: 'Restore my account',
    },
  },
  EMAIL_REVERTED: {
    name: 'Login and password',
    mail: {
      subject: 'Your login email was restored',
      title: 'Your login email was restored',
      body: 'You log in with this email again. Every device was logged out, and the password, the PIN and connected accounts were removed. Log in with a code and set a new password.',
      action: 'Log in',
    },
  },
  SOCIAL_LINKED: {
    name: 'Login and password',
    mail: {
      subject: '{network} can now log in to your account',
      title: '{network} was connected',
      body: 'You can now log in to Stagedoor with {network} ({account}). If you connected it, there’s nothing to do.\n\nWasn’t you? Restore your account within {revertDays, limit} days: we log out every device and remove the password, the PIN and connected accounts. You then log in with a code sent to this email.',
      action: 'Restore my account',
    },
  },
  SOCIAL_UNLINKED: {
    name: 'Login and password',
    mail: {
      subject: '{network} was disconnected',
      title: '{network} was disconnected',
      body: 'You can no longer log in to Stagedoor with {network} ({account}). If you disconnected it, there’s nothing to do.\n\nWasn’t you? Reset your password: that logs out every device. Then connect {network} again in your settings.',
      action: 'Reset password',
    },
  },
  SOCIAL_REVERTED: {
    name: 'Login and password',
    mail: {
      subject: 'Your account was restored',
      title: 'Your account was restored',
      body: 'Every device was logged out, and the password, the PIN and connected accounts were removed. Log in with a code sent to this email, then set a new password.',
      action: 'Log in',
    },
  },
  ACCOUNT_EXPIRING: {
    name: 'Inactive account',
    mail: {
      subject: 'Your account will be deleted on {date}',
      title: 'Your account will be deleted on {date}',
      body: 'Log in once to keep your account. You asked us to delete it when you stop using it. On {date} your data will be erased and the money in your wallet will be lost.',
      action: 'Keep my account',
    },
  },
} as const;
