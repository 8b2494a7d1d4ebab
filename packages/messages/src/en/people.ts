export const people = {
  answering: 'Answering now',
  notNow: 'Answers later',
  backOn: 'Back on {date}',
  onTime: '{percent} % on time',
  from: 'from {price}',
  portrait: 'Portrait of {name}',
} as const;
