export const mobile = {
  title: 'Stagedoor in your pocket',
  lead: 'This site is also an app. Add it to your home screen and it opens like one, without an app store.',
  put: 'How to add it',
  iphone: { name: 'iPhone and iPad', how: 'In Safari: Share, then Add to Home Screen.' },
  android: { name: 'Android', how: 'In Chrome: the menu with three dots, then Add to Home screen.' },
  computer: { name: 'Computer', how: 'In Chrome or Edge: the menu, then Install page as app.' },
  note: 'There’s nothing to update: you always open the latest version.',
  go: 'Browse talent',
} as const;
