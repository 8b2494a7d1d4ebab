/** Mails and SMS. `action` is the button that leads to a page; where there is a code, it stands above the body. */
export const mails = {
  frame: {
    promise: 'Pay once, see every cent, get it on time or get it back.',
    link: 'If the button does not work, copy this address into your browser:',
    unsubscribe: 'No more notifications by mail',
  },
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
  passwordChanged: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    body: 'The password of your account was set anew, and every other session was ended.\n\nWas it not you? Then set a new password at once.',
    action: 'Set a new password',
  },
  confirmEmail: {
    subject: 'Confirm your new address',
    title: 'Confirm your new address',
    body: 'From now on this address should belong to your Stagedoor account. The link works for 24 hours; until you use it, the old address stays.\n\nDid you not ask for it? Then you can ignore this mail.',
    action: 'Confirm the address',
  },
  revertEmail: {
    subject: 'Your address was changed',
    title: 'Your address was changed',
    body: 'Your Stagedoor account now belongs to {email}. If that was you, nothing is left to do.\n\nIf it was not you, take it back within 7 days. The account returns to this address, every session ends, and the password and the PIN are removed.',
    action: 'Take it back',
  },
  emailReverted: {
    subject: 'Your old address is back',
    title: 'Your old address is back',
    body: 'Your account belongs to this address again. Every session was ended, and the password and the PIN were removed. Log in with a code, set a new password and look through your connected accounts.',
    action: 'Log in',
  },
  corporateEmail: {
    subject: 'Confirm your address at work',
    title: 'Confirm your address at work',
    body: 'Somebody named this address as theirs at work on Stagedoor. If it was you, confirm it within 24 hours.\n\nIf it was not you, you can ignore this mail.',
    action: 'Confirm the address',
  },
  autoDelete: {
    subject: 'Your account will be deleted on {date}',
    title: 'We have not seen you for a while',
    body: 'You chose that your account is deleted when you do not use it. That will happen on {date}. Your data and what is in your wallet will then be lost.\n\nLog in once and everything stays as it is.',
    action: 'Keep my account',
  },
  notification: {
    subject: '{sentence}',
    title: '{sentence}',
    body: 'In your settings you choose what we mail you about, and when.',
    action: 'Take a look',
  },
  digest: {
    subject: 'Your day on Stagedoor',
    title: 'Your day on Stagedoor',
    body: '{sentences}',
    action: 'See everything',
  },
  depositLink: {
    subject: 'Add money to your wallet',
    title: 'Add money to your wallet',
    body: 'The button leads to a page where you choose a sum and pay by card. It works once, for 30 minutes, on any device.\n\nDid you not ask for it? Then you can ignore this mail: nothing happens without you.',
    action: 'Add money',
  },
  depositReceived: {
    subject: '{sum} is in your wallet',
    title: '{sum} is in your wallet',
    body: 'Your payment has arrived. You can spend it, or send what you do not need back to your card.',
    action: 'Open the wallet',
  },
  withdrawRequested: {
    subject: 'You asked us to send {sum}',
    title: 'You asked us to send {sum}',
    body: 'It is meant for {destination}. We check every withdrawal by hand, usually within 24 hours; a destination that is new to us waits 72 hours. If it was you, nothing is left to do.\n\nIf it was not you, take it back: the button works for 30 minutes, without logging in. Then set a new password.',
    action: 'Look at it or take it back',
  },
  withdrawApproved: {
    subject: '{sum} is on its way to you',
    title: '{sum} is on its way to you',
    body: 'We have approved your withdrawal to {destination}. It leaves with the next transfer; banks need a few days more.',
    action: 'Open the wallet',
  },
  withdrawRejected: {
    subject: 'We could not send {sum}',
    title: 'We could not send {sum}',
    body: 'Your withdrawal to {destination} was not approved, and the money is in your wallet again. The reason:\n\n{reason}\n\nYou can ask again once that is settled.',
    action: 'Open the wallet',
  },
  orderPlaced: {
    subject: '{product}: your order is paid',
    title: 'Thank you: {product}',
    body: 'We hold {sum} until you have what you bought. If it does not come in time, the money comes back by itself.\n\nThe button leads to your order: how it stands, until when, and where your money is. Whoever has this mail can open it, so keep it to yourself.',
    action: 'Open the order',
  },
  orderReceived: {
    subject: 'New order: {product}',
    title: 'New order: {product}',
    body: 'It is paid, and the money waits for you. You receive {sum}.\n\nOpen the order to see what is wished for and until when. If you cannot do it, decline it: the fan gets the money back at once.',
    action: 'Open the order',
  },
  orderDelivered: {
    subject: '{product} is here',
    title: '{product} is here',
    body: 'What you bought is waiting for you. Tell how you like it: it is read with joy.',
    action: 'Open the order',
  },
  orderReturned: {
    subject: '{sum} comes back to you',
    title: '{sum} comes back to you',
    body: 'Your order of {product} did not work out, and you pay nothing for it. The money goes back the way it came: at once to a wallet, within a few days to a card.\n\nThe order says what happened.',
    action: 'Open the order',
  },
  expressReturned: {
    subject: '{sum} comes back: express was late',
    title: '{sum} comes back: express was late',
    body: '{product} was not ready in two days, so you do not pay for express. The order goes on, and you pay the usual price.',
    action: 'Open the order',
  },
  extensionAsked: {
    subject: '{product}: may it take three days more?',
    title: 'May it take three days more?',
    body: 'The artist needs a little longer for {product}. Agree, or refuse: then the first deadline stays, and if it passes your {sum} comes back.',
    action: 'Agree or refuse',
  },
  eventNear: {
    subject: '{product} begins in an hour',
    title: '{product} begins in an hour',
    body: 'Your pass for {product} is in the order. Show its code at the door.',
    action: 'Open the pass',
  },
  redoAsked: {
    subject: '{product}: please put a mistake right',
    title: 'Please put a mistake right',
    body: 'Something in {product} is not as it was ordered: a name, a language, or it cannot be read. Open the order, see what it is, and hand it in once more. Your {sum} stays yours.',
    action: 'Open the order',
  },
  orderProblem: {
    subject: 'Something is wrong with {product}',
    title: 'Something is wrong with {product}',
    body: 'A fan has reported a problem. Please answer within 48 hours, or give the money back; then our staff decide. Until then {sum} stays with us.',
    action: 'Answer',
  },
  applicationApproved: {
    subject: 'Welcome on stage',
    title: 'You are a talent now',
    body: 'We have looked at your application and are glad to have you. Your page is open: add what you offer, name your prices and share your link.',
    action: 'Begin',
  },
  applicationRejected: {
    subject: 'Your application to become a talent',
    title: 'Not this time',
    body: 'We have looked at your application and cannot let you in for now. The reason:\n\n{reason}\n\nYou can ask again in 7 days; what you wrote is kept for you.',
    action: 'See the application',
  },
  applicationMoreAsked: {
    subject: 'One more question about your application',
    title: 'We need to know a little more',
    body: 'Before we decide, please help us with this:\n\n{asked}\n\nYour application is open again. Change or add what is needed and hand it in once more.',
    action: 'Answer',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    title: 'Goodbye',
    body: 'Your account and your data were deleted. What the law makes us keep about payments no longer carries your name.\n\nThank you for your time with us. The stage door stays open.',
  },
} as const;

export const texts = {
  phoneCode: '{code} is your Stagedoor code. It works once, for 10 minutes. Never tell it to anyone.',
} as const;
