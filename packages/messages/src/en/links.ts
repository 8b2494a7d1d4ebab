/** The pages behind mailed links. */
export const links = {
  goneTitle: 'This link has expired',
  gone: {
    confirmEmail:
      'It was already used or is older than {confirmEmailHours, limit} hours. Request a new one in Settings.',
    revertEmail:
      'It was already used or is older than {revertDays, limit} days. If something’s wrong with your account, log in with an email code.',
    revertSocial:
      'It was already used or is older than {revertDays, limit} days. If something’s wrong with your account, log in with an email code.',
    corporateEmail:
      'It was already used or is older than {confirmEmailHours, limit} hours. Request a new one in Settings.',
    unsubscribe: 'We can’t find this link. You can choose which emails you get in Settings.',
    other: 'It was already used or is too old. Request a new one in Settings.',
  },
  toSettings: 'Go to settings',
  toLogin: 'Log in',
  toStart: 'Go to homepage',
  confirmEmail: {
    title: 'Confirm your email',
    text: 'Press the button to make {email} your login email. Nothing changes until you do.',
    button: 'Confirm email',
    doneTitle: 'Email confirmed',
    doneText: 'You now log in with it. We’ve sent your old email a link to undo this, in case it wasn’t you.',
  },
  revertEmail: {
    title: 'Restore your account',
    text: '{email} becomes your login email again. We log out every device and remove the password, the PIN and connected accounts.',
    button: 'Restore my account',
    doneTitle: 'Account restored',
    doneText: 'Log in with a code we’ll email you, then set a new password.',
  },
  revertSocial: {
    title: 'Restore your account',
    text: 'Only {email} will open your account. We log out every device and remove the password, the PIN and connected accounts.',
    button: 'Restore my account',
    doneTitle: 'Account restored',
    doneText: 'Log in with a code we’ll email you, then set a new password.',
  },
  corporateEmail: {
    title: 'Confirm your work email',
    text: 'Press the button to confirm that {email} is yours. Nothing changes until you do.',
    button: 'Confirm email',
    doneTitle: 'Email confirmed',
    doneText: 'You can close this page.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'We’ll stop sending notifications to {email}. You’ll still get emails about your orders and security.',
    button: 'Unsubscribe',
    doneTitle: 'Unsubscribed',
    doneText: 'You won’t get email notifications any more. You can turn them on again in Settings.',
  },
} as const;
