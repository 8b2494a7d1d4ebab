export const block = {
  howLong: 'For how long?',
  day: 'A day',
  week: 'A week',
  month: 'A month',
  forever: 'Permanently',
  block: 'Block',
  cancel: 'Cancel',
} as const;
