import type { login as english } from '../en/login.ts';
import type { Translation } from '../translation.ts';

export const login: Translation<typeof english> = {
  title: 'Вхід',
  lead: 'За цими дверима ваші замовлення, розмови й гроші.',
  email: 'Електронна пошта',
  password: 'Пароль',
  showPassword: 'Показати або сховати пароль',
  submit: 'Увійти',
  badEmail: 'Адреса неповна',
  noPassword: 'Введіть пароль',
  mismatch: 'Пошта й пароль не збігаються. Перевірте обидва й спробуйте ще раз.',
  welcome: 'Раді вас бачити, {name}',
};
