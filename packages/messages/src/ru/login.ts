import type { login as english } from '../en/login.ts';
import type { Translation } from '../translation.ts';

export const login: Translation<typeof english> = {
  title: 'Вход',
  lead: 'За этой дверью ваши заказы, разговоры и деньги.',
  email: 'Электронная почта',
  password: 'Пароль',
  showPassword: 'Показать или скрыть пароль',
  submit: 'Войти',
  badEmail: 'Адрес неполный',
  noPassword: 'Введите пароль',
  mismatch: 'Почта и пароль не совпадают. Проверьте оба и попробуйте ещё раз.',
  welcome: 'Рады вас видеть, {name}',
};
