export const profiles = {
  NEW_PRODUCT: {
    name: 'New from those you follow',
    sentence: {
      text: '{partner} offers something new: “{product}”',
      more_one: '{partner} offers {count} new product',
      more_other: '{partner} offers {count} new products',
    },
    mail: { body: 'Open the page to see what it is and what it costs.', action: 'Take a look' },
  },
} as const;
