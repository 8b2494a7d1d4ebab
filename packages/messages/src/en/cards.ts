export const cards = {
  button: 'Change card',
  buttonName: 'Change the card for {name}',
  title: 'Card for next payments',
  text: 'We charge it for the next payments.',
  none: 'You have no saved cards. Add one in your wallet first.',
  name: '{brand} ending in {last4}',
  valid: 'Valid until {date}',
  submit: 'Use this card',
  add: 'Add card in wallet',
  done: 'Card changed',
} as const;
