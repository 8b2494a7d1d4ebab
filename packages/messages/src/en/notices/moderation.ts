export const moderation = {
  DECISION_DISMISSED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'Somebody reported “{about}”, and all is well',
      title: 'All is well',
      body: 'Somebody had a question about “{about}”. We have looked at it and found nothing that has to change. Our staff wrote:\n\n> {reason}\n\nThere is nothing for you to do.',
    },
  },
  DECISION_WARNED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'A warning about “{about}”',
      title: 'Please change something',
      body: 'Somebody reported “{about}”, and we have looked at it. Nothing is blocked, but please mind this from now on:\n\n> {reason}\n\nIf you think that we are mistaken, say so within 14 days: somebody else of our staff looks again.',
      action: 'Read it or object',
    },
  },
  PRODUCT_REMOVED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: '“{about}” was taken off sale',
      title: '“{about}” was taken off sale',
      body: 'Somebody reported it, and we have looked at it. The reason:\n\n> {reason}\n\nOrders that are paid go on. If you think that we are mistaken, say so within 14 days: somebody else of our staff looks again.',
      action: 'Read it or object',
    },
  },
  ACCOUNT_BLOCKED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'Your account is blocked until {date}',
      title: 'Your account is blocked until {date}',
      body: 'Until then nobody sees your page, and you can neither buy nor sell. What was paid before goes on, and your money stays yours. The reason:\n\n> {reason}\n\nThe block ends by itself. If you think that we are mistaken, say so within 14 days: somebody else of our staff looks again.',
      action: 'Read it or object',
    },
  },
  ACCOUNT_BLOCKED_FOREVER: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'Your account is blocked',
      title: 'Your account is blocked for good',
      body: 'Nobody sees your page, and you can neither buy nor sell. What was paid before goes on, and your money stays yours. The reason:\n\n> {reason}\n\nIf you think that we are mistaken, say so within 14 days: somebody else of our staff looks again.',
      action: 'Read it or object',
    },
  },
  ACCOUNT_UNBLOCKED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'Your account is open again',
      title: 'Your account is open again',
      body: 'We have ended the block early, and everything works as before. Our staff wrote:\n\n> {reason}',
    },
  },
  APPEAL_UPHELD: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'We have looked again',
      title: 'The decision stays',
      body: 'Somebody else of our staff has read what you wrote and looked at everything again. The decision stays as it is:\n\n> {reason}',
    },
  },
  APPEAL_OVERTURNED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'You were right, and we are sorry',
      title: 'The decision is undone',
      body: 'Somebody else of our staff has read what you wrote and looked at everything again. What was done is undone:\n\n> {reason}\n\nThank you for telling us.',
    },
  },
  REPORT_DISMISSED: {
    name: 'Answers to your reports',
    mail: {
      subject: 'Your report about “{about}”',
      title: 'We have looked at it',
      body: 'Thank you for telling us about “{about}”. We have found nothing that breaks our rules:\n\n> {reason}\n\nIf something else happens, report it again: we look every time.',
    },
  },
  REPORT_WARNED: {
    name: 'Answers to your reports',
    mail: {
      subject: 'Your report about “{about}”',
      title: 'Thank you: they were warned',
      body: 'We have looked at “{about}” and warned whoever it belongs to. The reason:\n\n> {reason}\n\nThey do not learn who told us.',
    },
  },
  REPORT_REMOVED: {
    name: 'Answers to your reports',
    mail: {
      subject: 'Your report about “{about}”',
      title: 'Thank you: it was taken off sale',
      body: 'We have looked at “{about}” and taken it off sale. The reason:\n\n> {reason}\n\nWhoever it belongs to does not learn who told us.',
    },
  },
  REPORT_BLOCKED: {
    name: 'Answers to your reports',
    mail: {
      subject: 'Your report about “{about}”',
      title: 'Thank you: the account was blocked',
      body: 'We have looked at “{about}” and blocked the account. The reason:\n\n> {reason}\n\nThey do not learn who told us.',
    },
  },
  REPORT_OVERTURNED: {
    name: 'Answers to your reports',
    mail: {
      subject: 'Your report about “{about}”: we have looked again',
      title: 'The decision was undone',
      body: 'Whoever “{about}” belongs to objected, and somebody else of our staff looked again. What was done is undone:\n\n> {reason}\n\nThank you for telling us all the same.',
    },
  },
} as const;
