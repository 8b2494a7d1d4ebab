export const applications = {
  APPLICATION_APPROVED: {
    name: 'Your application',
    sentence: { text: 'We have let you in: you are a talent now' },
    mail: {
      subject: 'Welcome on stage',
      title: 'You are a talent now',
      body: 'We have looked at your application and are glad to have you. Your page is open: add what you offer, name your prices and share your link.',
      action: 'Begin',
    },
  },
  APPLICATION_REJECTED: {
    name: 'Your application',
    sentence: { text: 'We could not let you in this time; see why, and when you may ask again' },
    mail: {
      subject: 'Your application to become a talent',
      title: 'Not this time',
      body: 'We have looked at your application and cannot let you in for now. The reason:\n\n> {reason}\n\nYou can ask again in 7 days; what you wrote is kept for you.',
      action: 'See the application',
    },
  },
  APPLICATION_MORE_ASKED: {
    name: 'Your application',
    sentence: { text: 'We need to know a little more before we can let you in' },
    mail: {
      subject: 'One more question about your application',
      title: 'We need to know a little more',
      body: 'Before we decide, please help us with this:\n\n> {asked}\n\nYour application is open again. Change or add what is needed and hand it in once more.',
      action: 'Answer',
    },
  },
} as const;
