export const catalogue = {
  EVERYTHING_SOLD: {
    name: 'Sold out',
    sentence: { text: '“{product}” is sold out' },
    mail: { body: 'Add more in your studio, or offer something new.', action: 'Open the product' },
  },
  PRODUCT_REMIND: {
    name: 'What waits for you',
    sentence: { text: '“{product}” is still waiting for you' },
    mail: { body: 'Open it and carry on where you left off.', action: 'Open it' },
  },
} as const;
