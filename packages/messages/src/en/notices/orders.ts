/** What people hear of their orders. Where a mail has no subject or title of its own, the sentence is both. */
export const orders = {
  PAYMENT_NEEDS_CONFIRMATION: {
    name: 'Payments',
    mail: {
      subject: 'Your bank wants you to confirm {amount}',
      title: 'Your bank wants you to confirm {amount}',
      body: 'Confirm the payment for “{product}” by {time}. The button leads to your bank’s question, and nothing is charged before you answer it.\n\nIf you do nothing, we cancel the order and you pay nothing.',
      action: 'Confirm the payment',
    },
  },
  ORDER_PAID: {
    name: 'Receipts',
    mail: {
      subject: '{product}: your order is paid',
      title: 'You paid for “{product}”',
      body: '{next}',
      action: 'Open the order',
    },
  },
  NEW_ORDER: {
    name: 'New orders',
    sentence: { text: '{partner} ordered “{product}”' },
    mail: {
      subject: 'New order: {product}',
      body: 'Open the order to see what to make. You get {earning} once it’s delivered. Can’t do it? Decline, and we refund the fan right away.',
      action: 'Open the order',
    },
  },
  ORDER_MESSAGE: {
    name: 'Messages',
    sentence: { text: '{partner} sent a message about “{product}”' },
    mail: { body: 'Open the order to read and answer it.', action: 'Read the message' },
  },
  ORDER_DELIVERED: {
    name: 'Deliveries',
    sentence: { text: 'Your order from {partner} is here: “{product}”' },
    mail: {
      subject: '{product} is here',
      body: 'Open the order to see it. If something’s wrong, request a fix or report a problem there.',
      action: 'Open the order',
    },
  },
  ORDER_SENT: {
    name: 'Deliveries',
    sentence: { text: '{partner} sent your parcel: “{product}”' },
    mail: {
      subject: '{product} is on its way',
      body: 'Track the parcel with the number below. If it doesn’t arrive, report a problem in the order.',
      action: 'Open the order',
    },
  },
  ORDER_DECLINED: {
    name: 'Refunds',
    sentence: { text: '{partner} declined your order “{product}”. We refund {amount}' },
    mail: { subject: 'We refund {amount} for {product}', body: '{way}', action: 'Open the order' },
  },
  ORDER_REFUNDED: {
    name: 'Refunds',
    sentence: { text: 'We refund {amount} for “{product}”' },
    mail: { subject: 'We refund {amount} for {product}', body: '{way}', action: 'Open the order' },
  },
  CANCELLATION_REFUNDED: {
    name: 'Refunds',
    mail: {
      subject: 'We refund {amount} for {product}',
      title: 'You cancelled “{product}”. We refund {amount}',
      body: '{way}',
      action: 'Open the order',
    },
  },
  ORDER_CANCELLED: {
    name: 'Cancellations',
    sentence: { text: '{partner} cancelled the order “{product}”' },
    mail: {
      body: 'There’s nothing to do. The order is closed, and we refund the fan.',
      action: 'Open the order',
    },
  },
  ORDER_EXPIRED: {
    name: 'Missed deadlines',
    sentence: { text: '“{product}” wasn’t delivered on time' },
    mail: { body: '{next}', action: 'Open the order' },
  },
  EXPRESS_LATE: {
    name: 'Refunds',
    sentence: { text: 'Express was late for “{product}”. We refund {amount}' },
    mail: {
      subject: 'Express was late. We refund {amount}',
      body: '{way} Your order goes on at the standard price.',
      action: 'Open the order',
    },
  },
  EXTENSION_ASKED: {
    name: 'More time',
    sentence: { text: '{partner} asks for more time for “{product}”' },
    mail: {
      body: 'Agree or decline in the order. If you decline, the deadline below stays, and if it passes we refund you {sum}.',
      action: 'Answer',
    },
  },
  EXTENSION_AGREED: {
    name: 'More time',
    sentence: { text: '{partner} agreed to more time for “{product}”' },
    mail: { body: 'Deliver the order by the new date below.', action: 'Open the order' },
  },
  EXTENSION_REFUSED: {
    name: 'More time',
    sentence: { text: '{partner} didn’t agree to more time for “{product}”' },
    mail: {
      body: 'Deliver the order by the date below. Can’t make it? Decline, and we refund the fan.',
      action: 'Open the order',
    },
  },
  REDO_ASKED: {
    name: 'Fixes',
    sentence: { text: '{partner} requested a fix for “{product}”' },
    mail: {
      body: 'Open the order, see what’s wrong and deliver it again. Your {earning} stays yours.',
      action: 'See what to fix',
    },
  },
  PROBLEM_REPORTED: {
    name: 'Problems',
    sentence: { text: '{partner} reported a problem with “{product}”' },
    mail: {
      body: 'Answer within 48 hours or refund the order. Otherwise our team decides. Until then we hold your {earning}.',
      action: 'Answer',
    },
  },
  PROBLEM_ANSWERED: {
    name: 'Problems',
    sentence: { text: '{partner} replied about the problem with “{product}”' },
    mail: { body: 'Open the order to read the reply.', action: 'Read the reply' },
  },
  PROBLEM_DISMISSED: {
    name: 'Problems',
    sentence: { text: 'Our team closed the problem with “{product}” without a refund' },
    mail: { body: 'Open the order to read why.', action: 'Read why' },
  },
  PROBLEM_REFUNDED: {
    name: 'Problems',
    sentence: { text: 'Our team refunds “{product}” to {partner}' },
    mail: { body: 'Open the order to read why.', action: 'Read why' },
  },
  NEW_PRODUCT_REACTION: {
    name: 'Reactions',
    sentence: { text: '{partner} reacted to “{product}”' },
    mail: { body: 'Open the order to see the reaction.', action: 'Open the order' },
  },
  COLLABORATION_APPROVED: {
    name: 'Collaboration requests',
    sentence: { text: 'Your request “{product}” is approved and on its way to {partner}' },
    mail: { body: 'There’s nothing to do. We email you when there’s an answer.', action: 'Open the order' },
  },
  COLLABORATION_REJECTED: {
    name: 'Collaboration requests',
    sentence: { text: 'Your request “{product}” wasn’t approved. We refund {amount}' },
    mail: { body: '{way}', action: 'Open the order' },
  },
  MONEY_BACK_MESSAGE: {
    name: 'Refunds',
    sentence: { text: '{partner} didn’t answer your message. We refund {amount}' },
    mail: { subject: 'We refund {amount} for {product}', body: '{way}', action: 'Open the order' },
  },
  MONEY_BACK_CALL: {
    name: 'Refunds',
    sentence: { text: 'The call with {partner} didn’t happen. We refund {amount}' },
    mail: { subject: 'We refund {amount} for {product}', body: '{way}', action: 'Open the order' },
  },
  PHYSICAL_MONEY_RECEIVED: {
    name: 'Earnings',
    sentence: { text: '“{product}” was delivered: {amount} is yours' },
    mail: { body: 'Your wallet shows when you can withdraw it.', action: 'Open the wallet' },
  },
  EVENT_INFO: {
    name: 'Events that begin soon',
    sentence: { text: '“{product}” begins in an hour' },
    mail: { body: 'Your ticket is in the order. Show its code at the entrance.', action: 'Open the ticket' },
  },
} as const;

/** The lines of the table in a mail about an order, and what happens next. */
export const orderMail = {
  rows: {
    number: 'Order',
    product: 'Product',
    talent: 'Talent',
    fan: 'Fan',
    recipient: 'For',
    quantity: 'Quantity',
    price: 'Price',
    discount: 'Discount',
    delivery: 'Delivery',
    express: 'Express',
    total: 'Total',
    fromWallet: 'From your wallet',
    earning: 'You get',
    deadline: 'Deliver by',
    refund: 'Refund',
    reason: 'Reason',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    when: 'When',
    where: 'Where',
    code: 'Ticket code',
  },
  next: {
    held: 'There’s nothing to do now. We hold {sum} until the order is delivered. If it’s late, we refund you in full.',
    ready: 'Open the order: what you bought is there.',
    mayDonate: 'Choose in the order: we refund you, or you donate the money to the charity.',
    refunded: 'There’s nothing to do. The order is closed, and we refund the fan.',
  },
  way: {
    wallet: 'There’s nothing to do. The money is in your wallet.',
    card: 'There’s nothing to do. The money goes back to your card, which takes a few days.',
    both: 'There’s nothing to do. What you paid by card goes back to the card within a few days, the rest is in your wallet.',
  },
  guest:
    'Anyone who has this email can open your order, so keep it to yourself. To see all your orders, log in with this email address.',
} as const;
