export const mobile = {
  title: 'Stagedoor in your pocket',
  lead: 'This site is also an app. Put it on your home screen and it opens like one, with nothing to install from a store.',
  put: 'How to put it there',
  iphone: { name: 'iPhone and iPad', how: 'In Safari: Share, then Add to Home Screen.' },
  android: { name: 'Android', how: 'In Chrome: the menu with three dots, then Add to Home screen.' },
  computer: { name: 'Computer', how: 'In Chrome or Edge: the menu, then Install page as app.' },
  note: 'There is nothing to update: what you open is always the newest one.',
  go: 'Find someone',
} as const;
