/** Mails and SMS that a person asked for a moment ago. `action` is the button; a code stands above the body. */
export const mails = {
  loginCode: {
    subject: '{code} is your Stagedoor code',
    title: 'Your code to log in',
    body: 'It works once, for 10 minutes. Never tell it to anyone; we will never ask for it.\n\nDid you not ask for it? Then you can ignore this mail: without the code nobody gets in.',
  },
  sessionCode: {
    subject: '{code} confirms that it is you',
    title: 'Is it you?',
    body: 'Somebody who is logged in to your account wants to change something important. If it is you, type this code. It works once, for 10 minutes.\n\nIf it is not you, do not pass the code on and end the other sessions in your settings.',
  },
  resetPassword: {
    subject: 'Set a new password',
    title: 'Set a new password',
    body: 'The button leads to a page where you choose a new password. It works once, for 30 minutes. All sessions end when you use it.\n\nDid you not ask for it? Then you can ignore this mail: your password stays as it is.',
    action: 'Set a new password',
  },
  confirmEmail: {
    subject: 'Confirm your new address',
    title: 'Confirm your new address',
    body: 'From now on this address should belong to your Stagedoor account. The link works for 24 hours; until you use it, the old address stays.\n\nDid you not ask for it? Then you can ignore this mail.',
    action: 'Confirm the address',
  },
  corporateEmail: {
    subject: 'Confirm your address at work',
    title: 'Confirm your address at work',
    body: 'Somebody named this address as theirs at work on Stagedoor. If it was you, confirm it within 24 hours.\n\nIf it was not you, you can ignore this mail.',
    action: 'Confirm the address',
  },
  depositLink: {
    subject: 'Add money to your wallet',
    title: 'Add money to your wallet',
    body: 'The button leads to a page where you choose a sum and pay by card. It works once, for 30 minutes, on any device.\n\nDid you not ask for it? Then you can ignore this mail: nothing happens without you.',
    action: 'Add money',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    title: 'Goodbye',
    body: 'Your account and your data were deleted. What the law makes us keep about payments no longer carries your name.\n\nThank you for your time with us. The stage door stays open.',
  },
} as const;

/** The mail of the day. */
export const digest = {
  subject: 'Your day on Stagedoor',
  title: 'Your day on Stagedoor',
  action: 'See everything',
} as const;

/** What stands around every mail. */
export const frame = {
  promise: 'Pay once, see every cent, get it on time or get a refund.',
  link: 'If the button doesn’t work, copy this link into your browser:',
  settings: 'Choose what we email you about',
  unsubscribe: 'Unsubscribe',
  support: 'Questions? Write to us:',
  why: {
    asked: 'You get this email because this address was entered at Stagedoor.',
    always: 'You get this email because it’s about your money, your orders or your account. It always comes.',
    chosen: 'You get this email because you left it on in your settings.',
    guest: 'You get this email because you bought something with this address.',
  },
} as const;

export const texts = {
  phoneCode: '{code} is your Stagedoor code. It works once, for 10 minutes. Never tell it to anyone.',
} as const;
