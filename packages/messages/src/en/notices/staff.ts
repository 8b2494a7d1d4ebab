export const staff = {
  STAFF_WELCOME: {
    name: 'Login and password',
    mail: {
      subject: 'You work with us now',
      title: 'You work with us now',
      body: '{by} has added you to the staff of Stagedoor. When you open the back office for the first time you set up a second factor; keep your phone at hand.',
      action: 'Open the back office',
    },
  },
} as const;
