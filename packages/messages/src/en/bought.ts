/** The page after a purchase: what comes next, for each kind of buyer. */
export const bought = {
  waiting: {
    title: 'Asking the card company',
    text: 'This takes a few seconds. Your money cannot get lost meanwhile.',
    slowTitle: 'We have not heard of your payment yet',
    slowText:
      'If you have paid, you can leave this page: we write to you as soon as we hear of it. If not, it is kept for you for 15 minutes.',
    goOn: 'Go on paying',
  },
  confirm: {
    title: 'Your bank wants you to confirm {sum}',
    text: 'It asks you on its own page. Nothing is charged before you have answered.',
    refusedTitle: 'The bank did not confirm {sum}',
    refusedText:
      'Nothing was charged. You can answer its question again, or pay in another way: what you filled in is still there.',
    toBank: 'Confirm with my bank',
    otherwise: 'Pay in another way',
    paidTitle: '{sum} is paid',
    paidText: 'Nothing is left to do.',
    overTitle: 'This payment is over',
    overText: 'It was paid in another way or given up in the meantime. Nothing is charged any more.',
    look: 'See how it stands',
  },
  done: {
    AUTOGRAPH: {
      title: 'Your autograph is ordered',
      text: '{name} signs it by hand and uploads it, by {date} at the latest.',
    },
    VIDEO_GREETING: {
      title: 'Your video is ordered',
      text: '{name} records it for you, by {date} at the latest.',
    },
    AUTO_REPLY: {
      title: 'The secret link is yours',
      text: 'It waits in your order, and it opens on up to three devices.',
    },
    PHYSICAL: {
      title: 'Your parcel is ordered',
      text: '{name} hands it over by {date} at the latest. Then you get the tracking number.',
    },
    EVENT: {
      title: 'Your place is kept',
      text: 'The pass with its code is in your order. An hour before the start we remind you.',
    },
    COLLABORATION: {
      title: 'Your request is with us',
      text: 'We read it within 48 hours and pass it on. Then {name} has 7 days for an answer.',
    },
    MUSEUM_TOUR: {
      title: 'Your place on the tour is kept',
      text: 'The pass with its code is in your order. An hour before the start we remind you.',
    },
    MSG: {
      title: 'Your message is with {name}',
      text: 'No answer for 24 hours? You may take the money back. After 7 days it comes back by itself.',
    },
    CALL: {
      title: 'Your minutes are there',
      text: 'They wait in your order for a call with {name}.',
    },
    MESSAGE_PACKAGE: {
      title: 'Your messages are there',
      text: 'They wait in your order. Write to {name} whenever you like, for 12 months.',
    },
    CALL_PACKAGE: {
      title: 'Your minutes are there',
      text: 'They wait in your order. Call {name} whenever both of you like, for 12 months.',
    },
    other: {
      title: 'Thank you',
      text: 'It is paid. {name} knows about it.',
    },
  },
  held: 'We hold {sum} until you have what you bought. If it does not come in time, the money comes back by itself.',
  buyer: {
    new: 'The link to your order is in your mail. Whoever logs in with that address later finds this order there, and all the others.',
    known:
      'The link to your order is in your mail. This address has an account already: log in with it and find this order among yours.',
    loggedIn: 'You find it among your orders, and in your mail.',
  },
  charity: 'With this you give {percent} % of the price to {fund}.',
  share: 'Tell others',
  shareText: 'I bought “{product}” from {name}, and a part of it goes to {fund}.',
  copied: 'The link is copied',
  toOrder: 'To the order',
  toOrders: 'To my orders',
  toLogin: 'Log in',
  toOwner: 'Back to {name}',
  toExplore: 'Find someone else',
  toSettings: 'Which mails I get',
  resend: 'Send the link again',
  resent: 'A new link is on its way. The earlier ones do not work any more.',
  ended: {
    unpaidTitle: 'It was not paid in time',
    unpaidText: 'Nothing was charged, and it is for sale again. You can start anew; what you filled in is still there.',
    refusedTitle: 'Your card was refused',
    rejectedText:
      'The bank refused this card. Nothing was charged. Go back and choose another one; what you filled in is still there.',
    notEnoughFundsText:
      'There is not enough money on this card. Nothing was charged. Go back and choose another one; what you filled in is still there.',
    invalidFieldsText:
      'Something about this card is not right any more. Nothing was charged. Go back and choose another one; what you filled in is still there.',
    refundedTitle: '{sum} goes back to you',
    lateText:
      'What is paid later than 15 minutes after the order may be gone by then. Your money is on its way back the way it came; banks show it in 3–5 days.',
    notForSaleText:
      'This product isn’t available for this email. Your money is on its way back to your card; banks show it in 3–5 days.',
    codeUsedText:
      'This promo code has already been used with this email. Your money is on its way back to your card; banks show it in 3–5 days. You can buy without the code.',
    otherTitle: 'This order has ended',
    otherText: 'Your money goes back the way it came. The order says what happened; the link to it is in your mail.',
    again: 'Start anew',
  },
  unknown: {
    title: 'We do not know this purchase',
    text: 'The address is not complete. If you bought something, the link to it is in your mail, and your orders show it.',
  },
  failed: {
    title: 'We cannot look just now',
    text: 'Your purchase is safe. Check the connection and look again.',
    again: 'Look again',
  },
} as const;
