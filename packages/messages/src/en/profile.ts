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
  block: 'Block',
  blockTitle: 'Block {name}?',
  blockLead:
    'You and they cannot write to, call, bid on or comment on each other. It ends by itself; you find it in your settings.',
  blocked: '{name} is blocked',
};
