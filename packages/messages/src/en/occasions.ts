import type { Occasion } from '@stagedoor/contract/order-words';

/** What a greeting or an autograph is for. */
export const occasions = {
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  wedding: 'Wedding',
  graduation: 'Graduation',
  thanks: 'Thank you',
  encouragement: 'Encouragement',
  justBecause: 'Just because',
  other: 'Something else',
} as const satisfies Record<Occasion, string>;
