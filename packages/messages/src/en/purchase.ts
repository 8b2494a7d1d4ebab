/** The page after a purchase: the next steps, for each kind of buyer. */
export const purchase = {
  waiting: {
    title: 'Confirming your payment',
    text: 'This takes a few seconds. Your money is safe.',
    slowTitle: 'Still waiting for your payment',
    slowText:
      'If you’ve paid, you can close this page: we’ll email you once it’s confirmed. If not, we’ll hold this for you for {holdMinutes, limit} minutes.',
    goOn: 'Continue to payment',
  },
  confirm: {
    title: 'Your bank asks you to confirm {sum}',
    text: 'You’ll confirm on your bank’s page. You won’t be charged before that.',
    refusedTitle: 'Your bank didn’t confirm {sum}',
    refusedText: 'You weren’t charged. You can try to confirm again or pay another way. Your details are saved.',
    toBank: 'Confirm with my bank',
    otherwise: 'Pay another way',
    openTitle: 'Pay {sum} by card',
    openText: 'You’ll pay on the payment page. You won’t be charged before that.',
    paidTitle: '{sum} is paid',
    paidText: 'You don’t need to do anything else.',
    overTitle: 'This payment has ended',
    overText: 'It was paid another way or cancelled. You won’t be charged again.',
    look: 'View order',
  },
  renewal: {
    membershipTitle: 'Pay {sum} to keep your membership',
    giftTitle: 'Pay {sum} to continue your gift',
    text: 'You can pay until {time}, on the payment page. You won’t be charged before you do.',
    membershipOverTitle: 'Your membership has ended',
    membershipOverText:
      'This month wasn’t paid, and nothing is due any more. You won’t be charged. You can join again any time.',
    giftOverTitle: 'Your monthly gift has ended',
    giftOverText:
      'This month wasn’t paid, and nothing is due any more. You won’t be charged. You can give again any time.',
    membershipAgain: 'View plan',
    giftAgain: 'Give again',
  },
  done: {
    AUTOGRAPH: {
      title: 'Autograph ordered',
      text: '{name} will sign it by hand and upload it by {date}.',
    },
    VIDEO_GREETING: {
      title: 'Video ordered',
      text: '{name} will record it for you by {date}.',
    },
    AUTO_REPLY: {
      title: 'Secret link ordered',
      text: 'You’ll find it in your order. It opens on up to {secretDevices, limit} devices.',
    },
    PHYSICAL: {
      title: 'Order confirmed',
      text: '{name} will ship it by {date}. Then you get a tracking number.',
    },
    EVENT: {
      title: 'Your ticket is ready',
      text: 'The ticket with its QR code is in your order. We’ll remind you an hour before it starts.',
    },
    COLLABORATION: {
      title: 'Request received',
      text: 'We’ll review it within {collaborationHours, limit} hours. Then {name} replies within {collaborationDays, limit} days.',
    },
    MUSEUM_TOUR: {
      title: 'Your tour ticket is ready',
      text: 'The ticket with its QR code is in your order. We’ll remind you an hour before it starts.',
    },
    MSG: {
      title: 'Message sent to {name}',
      text: 'No reply after {messageCancelHours, limit} hours? You can cancel for a full refund. After {standardDays, limit} days we refund you automatically.',
    },
    CALL: {
      title: 'Your minutes are ready',
      text: 'You’ll find them in your order. Calls with {name} are coming soon.',
    },
    MESSAGE_PACKAGE: {
      title: 'Your messages are ready',
      text: 'You’ll find them in your order, valid for {packMonths, limit} months. Chat with {name} is coming soon.',
    },
    CALL_PACKAGE: {
      title: 'Your minutes are ready',
      text: 'You’ll find them in your order, valid for {packMonths, limit} months. Calls with {name} are coming soon.',
    },
    SUBSCRIPTION: {
      title: 'Welcome, you’re a member',
      text: 'Your membership with {name} starts now. We charge the same card every month until you stop.',
    },
    renewal: {
      title: 'Your membership goes on',
      text: 'Your payment to {name} went through. We charge the same card every month until you stop.',
    },
    other: {
      title: 'Thank you',
      text: 'Your payment went through. {name} has been notified.',
    },
  },
  held: 'We hold {sum} until your order is delivered. If it’s late, we refund you automatically.',
  express: 'Express: by {date}. If it’s later, we refund the express fee.',
  buyer: {
    new: 'We’ve emailed a link to your order to {email}. Log in with the same email any time to see all your orders.',
    known:
      'We’ve emailed a link to your order to {email}. You already have an account with this email: log in to see it with your other orders.',
    loggedIn: 'You’ll find it in your orders and in your email.',
  },
  charity: '{percent}% of the price goes to {fund}.',
  share: 'Tell others',
  shareText: 'I ordered “{product}” by {name}. Part of the price goes to {fund}.',
  copied: 'Link copied',
  toPost: 'Read the post',
  toPlan: 'View membership',
  toOrder: 'View order',
  toOrders: 'View my orders',
  toLogin: 'Log in',
  toOwner: 'Back to {name}',
  toExplore: 'Browse talent',
  toSettings: 'Email preferences',
  resend: 'Resend link',
  resendHint: 'A new link replaces the earlier ones.',
  wrongEmail: 'Not your email? Write to us',
  resent: 'We’ve sent a new link. Earlier links no longer work.',
  ended: {
    unpaidTitle: 'Payment not completed',
    unpaidText: 'You weren’t charged, and it’s back on sale. Your details are saved if you want to try again.',
    unpaidGiftText: 'You weren’t charged. Your amount and words are kept if you want to try again.',
    unpaidPlanText: 'You weren’t charged. You can join any time.',
    dateCancelledTitle: 'Date cancelled',
    dateCancelledText: 'This date was cancelled before you paid. You weren’t charged.',
    refusedTitle: 'Your card was declined',
    rejectedText:
      'Your bank declined this card. You weren’t charged. Go back and choose another one. Your details are saved.',
    notEnoughFundsText:
      'Not enough money on this card. You weren’t charged. Go back and choose another one. Your details are saved.',
    invalidFieldsText:
      'This card’s details are no longer valid. You weren’t charged. Go back and choose another one. Your details are saved.',
    refundedTitle: 'We’re refunding {sum}',
    lateText:
      'Your payment came more than {holdMinutes, limit} minutes after you ordered, so it was no longer reserved for you. We’re refunding your original payment method. Banks usually show it in 3–5 days.',
    lateGiftText:
      'Your payment came after this gift had ended, or gifts are no longer taken. We’re refunding your original payment method. Banks usually show it in 3–5 days.',
    latePlanText:
      'Your payment came after the plan had closed, or you had already joined. We’re refunding your original payment method. Banks usually show it in 3–5 days.',
    notForSaleText:
      'This product isn’t available for this email. We’re refunding your card. Banks usually show it in 3–5 days.',
    codeUsedText:
      'This promo code has already been used with this email. We’re refunding your card. Banks usually show it in 3–5 days. You can buy without the code.',
    eventCancelledText:
      'This date was cancelled before your payment arrived. We’re refunding your original payment method. Banks usually show it in 3–5 days.',
    membershipEndedText:
      'Your membership ended before your payment arrived. We’re refunding your original payment method. Banks usually show it in 3–5 days.',
    otherTitle: 'This order has ended',
    otherText: 'We refund your original payment method. Open the link in your email to see what happened.',
    again: 'Start over',
    toProduct: 'View product',
  },
  unknown: {
    title: 'We can’t find this order',
    text: 'The link looks incomplete. If you bought something, check your email for the link or look in your orders.',
  },
  failed: {
    title: 'Couldn’t load your order',
    text: 'Your order is safe. Check your connection and try again.',
    again: 'Try again',
  },
} as const;
