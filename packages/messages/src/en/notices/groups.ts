export const groups = {
  orders: { title: 'Orders', more: 'Messages, deliveries, deadlines, problems and refunds.' },
  products: { title: 'Products', more: 'New products from people you follow, and your own.' },
  memberships: { title: 'Memberships', more: 'New members, payments and prices of memberships.' },
  gifts: { title: 'Gifts', more: 'Gifts you receive and send, and thanks.' },
  auctions: { title: 'Auctions', more: 'Bids, wins, and the auctions you watch or hold.' },
  calls: { title: 'Calls', more: 'Calls that ring, were missed, or are agreed on.' },
  posts: { title: 'Posts and comments', more: 'New posts, comments, answers and likes.' },
  reminders: { title: 'Reminders', more: 'Events that start soon, and reminders you set.' },
  money: { title: 'Money', more: 'Money in and out of your wallet.' },
  account: { title: 'Your account', more: 'Login, your application and moderation decisions.' },
} as const;
