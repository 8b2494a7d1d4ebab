/** The layout of help and legal pages; their content is in `pages/`. */
export const documents = {
  version: 'Version of {date}',
  contents: 'On this page',
  print: 'Print',
  fees: {
    sold: 'What you sell',
    fee: 'Our fee',
    receive: 'You get of {sum}',
    next: 'Fee from {date}',
  },
} as const;
