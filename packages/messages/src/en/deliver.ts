/** How a talent hands over what was bought. */
export const deliver = {
  answer: 'Your answer',
  secretLink: 'The link or words that only the fan sees',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  missing: 'Fill this in first',
  send: 'Deliver',
  done: 'Delivered. The fan has been told.',
  later: 'This is delivered in the studio.',
};
