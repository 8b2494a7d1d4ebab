export const block = {
  howLong: 'For how long?',
  day: 'A day',
  week: 'A week',
  month: 'A month',
  forever: 'For ever',
  block: 'Block',
  cancel: 'Cancel',
} as const;
