export const reviews = {
  REVIEW_REMOVED: {
    name: 'Your reviews',
    mail: {
      subject: 'Your review of {talent} was removed',
      title: 'Your review was removed',
      body: 'Someone reported your review of {talent}, and we removed it. The reason:\n\n> {reason}\n\nYour order and your money aren’t affected.',
    },
  },
} as const;
