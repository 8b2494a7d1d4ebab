export const staff = {
  STAFF_WELCOME: {
    name: 'Login and password',
    mail: {
      subject: 'You’ve been added to the Stagedoor team',
      title: 'You’ve been added to the Stagedoor team',
      body: '{by} added you to the Stagedoor team. When you open Admin for the first time, you’ll set up two-factor authentication, so keep your phone at hand.',
      action: 'Open Admin',
    },
  },
} as const;
