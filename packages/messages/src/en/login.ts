export const login = {
  title: 'Log in',
  lead: 'Your orders, your chats and your money are behind this door.',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show or hide the password',
  submit: 'Log in',
  badEmail: 'This address is not complete',
  noPassword: 'Type your password',
  mismatch: 'E-mail and password do not match. Check both and try again.',
  welcome: 'Good to see you, {name}',
};
