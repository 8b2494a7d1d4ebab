/** Mails and SMS that a user has just requested. `action` is the button; a code is shown above the body. */
export const mails = {
  loginCode: {
    subject: '{code} is your Stagedoor code',
    title: 'Your login code',
    body: 'Enter it to log in. It works once and expires in {codeMinutes, limit} minutes. Never share it: we’ll never ask for it.\n\nDidn’t request this? You can ignore this email.',
  },
  sessionCode: {
    subject: '{code} is your Stagedoor verification code',
    title: 'Confirm it’s you',
    body: 'Someone logged in to your account wants to change something important. If it’s you, enter this code. It works once and expires in {codeMinutes, limit} minutes.\n\nIf it isn’t you, don’t share the code and log out other devices in your settings.',
  },
  resetPassword: {
    subject: 'Reset your Stagedoor password',
    title: 'Reset your password',
    body: 'Press the button to choose a new password. It works once and expires in {passwordLinkMinutes, limit} minutes. You’ll be logged out on all devices.\n\nDidn’t request this? You can ignore this email: your password stays the same.',
    action: 'Reset password',
  },
  confirmEmail: {
    subject: 'Confirm your new email',
    title: 'Confirm your new email',
    body: 'Confirm this email to use it with Stagedoor. The link expires in {confirmEmailHours, limit} hours. Until then your old email stays.\n\nDidn’t request this? You can ignore this email.',
    action: 'Confirm email',
  },
  corporateEmail: {
    subject: 'Confirm your work email',
    title: 'Confirm your work email',
    body: 'Someone entered this as their work email on Stagedoor. If it was you, confirm it within {confirmEmailHours, limit} hours.\n\nIf it wasn’t you, you can ignore this email.',
    action: 'Confirm email',
  },
  depositLink: {
    subject: 'Add money to your wallet',
    title: 'Add money to your wallet',
    body: 'Press the button to choose an amount and pay by card. It works once, for {depositMinutes, limit} minutes, on any device.\n\nDidn’t request this? You can ignore this email: you won’t be charged.',
    action: 'Add money',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    title: 'Goodbye',
    body: 'Your account and your data were deleted. The payment records we keep by law no longer carry your name.\n\nThank you for your time with us. The stage door stays open.',
  },
} as const;

/** The daily digest. */
export const digest = {
  subject: 'Your day on Stagedoor',
  title: 'Your day on Stagedoor',
  action: 'See everything',
} as const;

/** The frame of every mail. */
export const frame = {
  promise: 'One clear price. Delivered on time, or your money back.',
  link: 'If the button doesn’t work, copy this link into your browser:',
  settings: 'Email preferences',
  unsubscribe: 'Unsubscribe',
  support: 'Questions? Write to us:',
  help: 'Help',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  why: {
    asked: 'You get this email because this email address was entered on Stagedoor.',
    always: 'You get this email because it’s about your money, your orders or your account. We always send these.',
    chosen: 'You get this email because it’s turned on in your settings.',
    guest: 'You get this email because you bought something with this email address.',
  },
} as const;

export const texts = {
  phoneCode: '{code} is your Stagedoor code. It expires in {codeMinutes, limit} minutes. Never share it.',
} as const;
