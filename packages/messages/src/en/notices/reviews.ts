export const reviews = {
  REVIEW_REMOVED: {
    name: 'Your reviews',
    mail: {
      subject: 'Your review of {talent} was taken down',
      title: 'Your review was taken down',
      body: 'Somebody reported what you wrote about {talent}, and we have taken it off the page. The reason:\n\n> {reason}\n\nYour order and your money are not touched.',
    },
  },
} as const;
