export const moderation = {
  DECISION_DISMISSED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'We reviewed “{about}”: nothing to change',
      title: 'Nothing to change',
      body: 'There’s nothing for you to do. Someone reported “{about}”, we reviewed it and found nothing to change. Our team wrote:\n\n> {reason}',
    },
  },
  DECISION_WARNED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'A warning about “{about}”',
      title: 'You received a warning',
      body: 'Someone reported “{about}” and we reviewed it. Nothing is blocked, but change this:\n\n> {reason}\n\nIf you think this is a mistake, appeal within {appealDays, limit} days: someone else on our team will look at it.',
      action: 'View or appeal',
    },
  },
  PRODUCT_REMOVED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: '“{about}” was removed',
      title: '“{about}” was removed',
      body: 'Someone reported it and we reviewed it. The reason:\n\n> {reason}\n\nPaid orders continue. If you think this is a mistake, appeal within {appealDays, limit} days: someone else on our team will look at it.',
      action: 'View or appeal',
    },
  },
  ACCOUNT_BLOCKED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'Your account is blocked until {date}',
      title: 'Your account is blocked until {date}',
      body: 'Until then your page is hidden, and you can’t buy or sell. Paid orders continue, and your money stays yours. The reason:\n\n> {reason}\n\nIf you think this is a mistake, appeal within {appealDays, limit} days: someone else on our team will look at it.',
      action: 'View or appeal',
    },
  },
  ACCOUNT_BLOCKED_FOREVER: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'Your account is blocked',
      title: 'Your account is blocked permanently',
      body: 'Your page is hidden, and you can’t buy or sell. Paid orders continue, and your money stays yours. The reason:\n\n> {reason}\n\nIf you think this is a mistake, appeal within {appealDays, limit} days: someone else on our team will look at it.',
      action: 'View or appeal',
    },
  },
  ACCOUNT_UNBLOCKED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'Your account is unblocked',
      title: 'Your account is unblocked',
      body: 'We’ve lifted the block early, and everything works as before. Our team wrote:\n\n> {reason}',
    },
  },
  APPEAL_UPHELD: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'Your appeal: the decision stays',
      title: 'The decision stays',
      body: 'Someone else on our team read your appeal and reviewed everything again. The decision stays:\n\n> {reason}',
    },
  },
  APPEAL_OVERTURNED: {
    name: 'Decisions about your page and products',
    mail: {
      subject: 'Your appeal: the decision is reversed',
      title: 'You were right, and we’re sorry',
      body: 'Someone else on our team read your appeal and reversed the decision:\n\n> {reason}\n\nThank you for telling us.',
    },
  },
  REPORT_DISMISSED: {
    name: 'Answers to your reports',
    mail: {
      subject: 'Your report about “{about}”',
      title: 'We reviewed your report',
      body: 'Thank you for telling us about “{about}”. We found nothing that breaks our rules:\n\n> {reason}\n\nIf something else happens, report it again: we check every time.',
    },
  },
  REPORT_WARNED: {
    name: 'Answers to your reports',
    mail: {
      subject: 'Your report about “{about}”',
      title: 'Thank you: we gave a warning',
      body: 'We reviewed “{about}” and warned its owner. The reason:\n\n> {reason}\n\nThey won’t know who reported it.',
    },
  },
  REPORT_REMOVED: {
    name: 'Answers to your reports',
    mail: {
      subject: 'Your report about “{about}”',
      title: 'Thank you: we removed it',
      body: 'We reviewed “{about}” and removed it. The reason:\n\n> {reason}\n\nIts owner won’t know who reported it.',
    },
  },
  REPORT_BLOCKED: {
    name: 'Answers to your reports',
    mail: {
      subject: 'Your report about “{about}”',
      title: 'Thank you: we blocked the account',
      body: 'We reviewed “{about}” and blocked the account. The reason:\n\n> {reason}\n\nThey won’t know who reported it.',
    },
  },
  REPORT_OVERTURNED: {
    name: 'Answers to your reports',
    mail: {
      subject: 'Your report about “{about}”: the decision was reversed',
      title: 'The decision was reversed',
      body: 'The owner of “{about}” appealed, and someone else on our team reversed the decision:\n\n> {reason}\n\nThank you for telling us all the same.',
    },
  },
} as const;
