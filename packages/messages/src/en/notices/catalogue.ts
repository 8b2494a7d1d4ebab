export const catalogue = {
  EVERYTHING_SOLD: {
    name: 'Sold out',
    sentence: { text: '“{product}” is sold out' },
    mail: { body: 'Add more stock in Studio, or create a new product.', action: 'View product' },
  },
  PRODUCT_REMIND: {
    name: 'Reminders',
    sentence: { text: 'Reminder: “{product}”' },
    mail: { body: 'Take a look before it slips your mind.', action: 'Take a look' },
  },
  BACK_ONLINE: {
    name: 'Talent is back',
    sentence: { text: '{partner} is back' },
    mail: { body: 'You asked us to let you know. See what’s on offer.', action: 'View profile' },
  },
} as const;
