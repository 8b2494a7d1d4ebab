/** Notifications about orders. A mail without a subject or title uses the sentence for both. */
export const orders = {
  PAYMENT_NEEDS_CONFIRMATION: {
    name: 'Payments',
    mail: {
      subject: 'Your bank asks you to confirm {amount}',
      title: 'Your bank asks you to confirm {amount}',
      body: 'Confirm the payment for “{product}” by {time}. The button opens your bank’s page. You won’t be charged before you confirm.\n\nIf you do nothing, we cancel the order and you pay nothing.',
      action: 'Confirm payment',
    },
  },
  ORDER_PAID: {
    name: 'Receipts',
    mail: {
      subject: '{product}: your order is paid',
      title: 'You paid for “{product}”',
      body: '{next}',
      action: 'View order',
    },
  },
  TICKET_PAID: {
    name: 'Tickets',
    mail: {
      subject: 'Your tickets: {product}',
      title: 'Your tickets for “{product}”',
      body: 'Your tickets are attached as a PDF, with a file for your calendar. Each guest shows a code of their own at the entrance.\n\nYou can add the guests’ names in the order until the event starts.',
      action: 'View tickets',
    },
  },
  NEW_ORDER: {
    name: 'New orders',
    sentence: { text: '{partner} ordered “{product}”' },
    mail: {
      subject: 'New order: {product}',
      body: 'View the order to see the details and the deadline. You earn {earning} once it’s delivered. Can’t do it? Decline, and we refund the fan right away.',
      action: 'View order',
    },
  },
  REQUEST_EDITED: {
    name: 'Edited requests',
    sentence: { text: '{partner} edited the request for “{product}”' },
    mail: {
      body: 'View the order to see the new request. Once you’ve opened it, it can’t be edited any more.',
      action: 'View order',
    },
  },
  ORDER_MESSAGE: {
    name: 'Messages',
    sentence: { text: '{partner} sent a message about “{product}”' },
    mail: { body: 'View the order to read and answer it.', action: 'Read message' },
  },
  ORDER_DELIVERED: {
    name: 'Deliveries',
    sentence: { text: 'Your order from {partner} is here: “{product}”' },
    mail: {
      subject: '{product} is here',
      body: 'View the order to see it. If something’s wrong, request a fix or report a problem there within {problemDays, limit} days.',
      action: 'View order',
    },
  },
  ORDER_SENT: {
    name: 'Deliveries',
    sentence: { text: '{partner} shipped your parcel: “{product}”' },
    mail: {
      subject: '{product}: your parcel was shipped',
      body: 'Track the parcel with the number or the link below. Press “I have it” in the order when it has arrived. If it doesn’t arrive, report a problem there.',
      action: 'View order',
    },
  },
  ORDER_DECLINED: {
    name: 'Refunds',
    sentence: { text: '{partner} declined your order “{product}”. We refund {amount}' },
    mail: { subject: 'We refund {amount} for {product}', body: '{way}', action: 'View order' },
  },
  ORDER_REFUNDED: {
    name: 'Refunds',
    sentence: { text: 'We refund {amount} for “{product}”' },
    mail: { subject: 'We refund {amount} for {product}', body: '{way}', action: 'View order' },
  },
  CANCELLATION_REFUNDED: {
    name: 'Refunds',
    mail: {
      subject: 'We refund {amount} for {product}',
      title: 'You cancelled “{product}”. We refund {amount}',
      body: '{way}',
      action: 'View order',
    },
  },
  ORDER_CANCELLED: {
    name: 'Cancellations',
    sentence: { text: '{partner} cancelled the order “{product}”' },
    mail: {
      body: 'There’s nothing to do. The order is closed, and we refund the fan.',
      action: 'View order',
    },
  },
  ORDER_EXPIRED: {
    name: 'Missed deadlines',
    sentence: { text: '“{product}” wasn’t delivered on time' },
    mail: { body: '{next}', action: 'View order' },
  },
  EXPRESS_LATE: {
    name: 'Refunds',
    sentence: { text: 'Express was late for “{product}”. We refund {amount}' },
    mail: {
      subject: 'Express was late. We refund {amount}',
      body: '{way} Your order continues at the standard price.',
      action: 'View order',
    },
  },
  EXTENSION_ASKED: {
    name: 'More time',
    sentence: { text: '{partner} needs {extensionDays, limit} more days for “{product}”' },
    mail: {
      body: 'Accept or decline in the order. If you decline, the deadline below stays, and we refund {sum} if it’s missed.',
      action: 'Respond',
    },
  },
  EXTENSION_AGREED: {
    name: 'More time',
    sentence: { text: '{partner} accepted more time for “{product}”' },
    mail: { body: 'Deliver the order by the new deadline below.', action: 'View order' },
  },
  EXTENSION_REFUSED: {
    name: 'More time',
    sentence: { text: '{partner} declined more time for “{product}”' },
    mail: {
      body: 'Deliver the order by the deadline below. Can’t make it? Decline, and we refund the fan.',
      action: 'View order',
    },
  },
  REDO_ASKED: {
    name: 'Fixes',
    sentence: { text: '{partner} requested a fix for “{product}”' },
    mail: {
      body: 'View the order, see what’s wrong and resend it. You keep {earning}.',
      action: 'See what to fix',
    },
  },
  PROBLEM_REPORTED: {
    name: 'Problems',
    sentence: { text: '{partner} reported a problem with “{product}”' },
    mail: {
      body: 'Respond within {problemAnswerHours, limit} hours or refund the order. Otherwise our team decides. Until then we hold your {earning}.',
      action: 'Respond',
    },
  },
  DATE_DISPUTED: {
    name: 'Problems',
    sentence: { text: '{partner} says that “{product}” didn’t take place' },
    mail: {
      body: 'Respond within {problemAnswerHours, limit} hours. Otherwise our team decides. Until then we hold your earnings for all tickets of this date.',
      action: 'Respond',
    },
  },
  PROBLEM_ANSWERED: {
    name: 'Problems',
    sentence: { text: '{partner} responded to the problem with “{product}”' },
    mail: { body: 'View the order to read the response.', action: 'Read response' },
  },
  PROBLEM_DISMISSED: {
    name: 'Problems',
    sentence: { text: 'Our team closed the problem with “{product}” without a refund' },
    mail: { body: 'View the order to read why.', action: 'Read the reason' },
  },
  PROBLEM_REFUNDED: {
    name: 'Problems',
    sentence: { text: 'Our team refunds “{product}” to {partner}' },
    mail: { body: 'View the order to read why.', action: 'Read the reason' },
  },
  NEW_PRODUCT_REACTION: {
    name: 'Reactions',
    sentence: { text: '{partner} reacted to “{product}”' },
    mail: { body: 'View the order to see the reaction.', action: 'View order' },
  },
  COLLABORATION_APPROVED: {
    name: 'Collaboration requests',
    sentence: { text: 'Your request “{product}” is approved. {partner} can see it now' },
    mail: { body: 'There’s nothing to do. We’ll email you when there’s a reply.', action: 'View order' },
  },
  COLLABORATION_REJECTED: {
    name: 'Collaboration requests',
    sentence: { text: 'Your request “{product}” wasn’t approved. We refund {amount}' },
    mail: { body: '{way}', action: 'View order' },
  },
  MONEY_BACK_MESSAGE: {
    name: 'Refunds',
    sentence: { text: '{partner} didn’t reply to your message. We refund {amount}' },
    mail: { subject: 'We refund {amount} for {product}', body: '{way}', action: 'View order' },
  },
  MONEY_BACK_CALL: {
    name: 'Refunds',
    sentence: { text: 'The call with {partner} didn’t happen. We refund {amount}' },
    mail: { subject: 'We refund {amount} for {product}', body: '{way}', action: 'View order' },
  },
  PHYSICAL_MONEY_RECEIVED: {
    name: 'Earnings',
    sentence: { text: '“{product}” was shipped: you earned {amount}' },
    mail: { body: 'Your wallet shows when you can withdraw it.', action: 'Go to wallet' },
  },
  EVENT_CANCELLED: {
    name: 'Cancelled events',
    sentence: { text: '{partner} cancelled “{product}”. We refund {amount}' },
    mail: {
      subject: '{product} is cancelled. We refund {amount}',
      body: 'Your ticket is no longer valid. {way}',
      action: 'View order',
    },
  },
  EVENT_MOVED: {
    name: 'Moved events',
    sentence: { text: '{partner} moved “{product}” to another date' },
    mail: {
      subject: '{product} has a new date',
      body: 'The new date is below, and your ticket stays valid. Can’t come? Cancel the order by {refundUntil}, and we refund you in full.',
      action: 'View order',
    },
  },
  CHECKOUT_ENDED: {
    name: 'Cancelled events',
    sentence: { text: '“{product}” was cancelled before you paid. You weren’t charged' },
  },
  EVENT_INFO: {
    name: 'Events starting soon',
    sentence: { text: '“{product}” starts in an hour' },
    mail: {
      body: 'Your tickets are attached. Each guest shows a code of their own at the entrance.',
      action: 'View tickets',
    },
  },
} as const;

/** Labels of the table in mails about an order, and the next steps. */
export const orderMail = {
  rows: {
    number: 'Order',
    product: 'Product',
    talent: 'Talent',
    fan: 'Fan',
    recipient: 'For',
    occasion: 'Occasion',
    greetingLanguage: 'Language',
    quantity: 'Quantity',
    price: 'Price',
    discount: 'Discount',
    delivery: 'Delivery',
    express: 'Express',
    total: 'Total',
    wallet: 'Paid from your wallet',
    card: 'Paid by card',
    earning: 'You earn',
    deadline: 'Due',
    refund: 'Refund',
    reason: 'Reason',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    when: 'When',
    where: 'Where',
    code: 'Ticket code',
  },
  next: {
    held: 'There’s nothing to do now. We hold {sum} until the order is delivered. If it’s late, we refund you in full. You can cancel free of charge within {cancelMinutes, limit} minutes of paying.',
    ready:
      'Open the order: what you bought is there. If something’s wrong, report a problem within {problemDays, limit} days.',
    given: 'There’s nothing to do. Your gift has arrived.',
    mayDonate: 'Choose in the order: we refund you, or you donate the money to the charity.',
    refunded: 'There’s nothing to do. The order is closed, and we refund the fan.',
  },
  way: {
    wallet: 'There’s nothing to do. The money is in your wallet.',
    card: 'There’s nothing to do. We refund your card. Banks usually show it in 3–5 days.',
    both: 'There’s nothing to do. We refund the card part to your card, where banks usually show it in 3–5 days. The rest is in your wallet.',
  },
  guest:
    'Anyone with this email can open your order, so don’t forward it. To see all your orders, log in with this email address.',
} as const;
