export const people = {
  forMembers: 'For members',
  answering: 'Answering now',
  available: 'Taking orders',
  backOn: 'Back on {date}',
  onTime: '{percent}% on time',
  from: 'from {price}',
  remindOfReturn: 'Notify me when back',
  returnReminded: 'We’ll let you know',
  portrait: 'Photo of {name}',
} as const;
