export const profiles = {
  NEW_PRODUCT: {
    name: 'New from people you follow',
    sentence: {
      text: '{partner} added “{product}”',
      more_one: '{partner} added {count} new product',
      more_other: '{partner} added {count} new products',
    },
    mail: { body: 'View the page to see the details and the price.', action: 'View profile' },
  },
} as const;
