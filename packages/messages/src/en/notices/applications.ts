export const applications = {
  APPLICATION_APPROVED: {
    name: 'Your application',
    sentence: { text: 'Your application was approved. Welcome to Stagedoor' },
    mail: {
      subject: 'Your application was approved',
      title: 'Welcome on stage',
      body: 'Your page is live: add your products, set your prices and share your link.',
      action: 'Go to Studio',
    },
  },
  APPLICATION_REJECTED: {
    name: 'Your application',
    sentence: { text: 'We couldn’t approve your application this time. See why, and when you can apply again' },
    mail: {
      subject: 'We couldn’t approve your application',
      title: 'Not this time',
      body: 'We reviewed your application and can’t approve it for now. The reason:\n\n> {reason}\n\nYou can apply again in {applyAgainDays, limit} days. We’ve kept what you entered.',
      action: 'View application',
    },
  },
  APPLICATION_MORE_ASKED: {
    name: 'Your application',
    sentence: { text: 'We need a little more information for your application' },
    mail: {
      subject: 'A question about your application',
      title: 'We need a little more information',
      body: 'Before we decide, help us with this:\n\n> {asked}\n\nYou can edit your application again. Change or add what’s needed and resubmit.',
      action: 'Edit application',
    },
  },
} as const;
