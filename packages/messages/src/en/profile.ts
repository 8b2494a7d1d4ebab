export const profile = {
  away: 'Away, back on {date}',
  backIn: 'Back in',
  onTime: 'Delivered on time',
  onTimeValue: '{percent} %',
  speaks: 'Answers in',
  from: 'Prices from',
  categories: 'Known for',
  promise: 'Seven days for an answer. Then your money returns by itself.',
  more: 'See who else is there',
};
