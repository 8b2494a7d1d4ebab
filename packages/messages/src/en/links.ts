/** The pages behind links in mails. */
export const links = {
  goneTitle: 'This link is used up',
  gone: {
    confirmEmail: 'It was used already or is older than 24 hours. You can ask for a new one in your settings.',
    revertEmail:
      'It was used already or is older than 7 days. If something is wrong with your account, log in with a code.',
    revertSocial:
      'It was used already or is older than 7 days. If something is wrong with your account, log in with a code.',
    corporateEmail: 'It was used already or is older than 24 hours. You can ask for a new one in your settings.',
    unsubscribe: 'We do not know this link. You can choose in your settings which mails you get.',
    other: 'It was used already or is too old. You can ask for a new one in your settings.',
  },
  toSettings: 'To the settings',
  toLogin: 'To the login',
  toStart: 'Back to the start',
  confirmEmail: {
    title: 'Confirm your address',
    text: 'From then on your account belongs to {email}. Until you press the button nothing changes.',
    button: 'Confirm the address',
    doneTitle: 'The address is confirmed',
    doneText: 'From now on you log in with it. The old address got a mail with a way back, in case it was not you.',
  },
  revertEmail: {
    title: 'Take your account back',
    text: 'The account returns to {email}. Every session ends, and the password, the PIN and connected accounts are removed.',
    button: 'Take it back',
    doneTitle: 'The account is yours again',
    doneText: 'Log in with a code that we mail to you, and set a new password.',
  },
  revertSocial: {
    title: 'Take your account back',
    text: 'Only {email} will open your account. We log out every device and remove the password, the PIN and connected accounts.',
    button: 'Take my account back',
    doneTitle: 'Your account is yours again',
    doneText: 'Log in with a code sent to your email, then set a new password.',
  },
  corporateEmail: {
    title: 'Confirm your address at work',
    text: 'You show that {email} is yours. Until you press the button nothing changes.',
    button: 'Confirm the address',
    doneTitle: 'The address is confirmed',
    doneText: 'You can close this page.',
  },
  unsubscribe: {
    title: 'Fewer mails',
    text: 'We stop sending notifications to {email}. What concerns your orders and your safety still comes.',
    button: 'Stop the notifications',
    doneTitle: 'Done',
    doneText: 'No more notifications by mail. You can choose them again in your settings.',
  },
} as const;
