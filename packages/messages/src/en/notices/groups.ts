export const groups = {
  orders: { title: 'Orders', more: 'Messages, deliveries, deadlines, problems and refunds.' },
  products: { title: 'Products', more: 'New products of those you follow, and your own.' },
  reminders: { title: 'Reminders', more: 'An event begins soon, or something waits for you.' },
  money: { title: 'Money', more: 'What arrives in your wallet, and what leaves it.' },
  account: { title: 'Your account', more: 'Login, your application, and what our team decides.' },
} as const;
