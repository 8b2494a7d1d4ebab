import type { verify as english } from '../en/verify.ts';
import type { Translation } from '../translation.ts';

export const verify: Translation<typeof english> = {
  title: 'Это всё ещё вы?',
  close: 'Закрыть',
  passwordLead: 'Это меняет что-то важное. Введите пароль ещё раз.',
  password: 'Пароль',
  showPassword: 'Показать или скрыть пароль',
  useCode: 'Лучше прислать код',
  codeLead: 'Это меняет что-то важное. Пришлём код на {email}.',
  noWay: 'Это меняет что-то важное. Выйдите, войдите снова и сделайте это в течение пяти минут.',
  sendCode: 'Прислать код',
  codeSent: 'Мы отправили код на {email}. Он действует 10 минут.',
  code: 'Код из письма',
  confirm: 'Это я',
  shortCode: 'В коде шесть цифр',
  noPassword: 'Введите пароль',
  wrong: 'Не совпадает. Проверьте и попробуйте ещё раз.',
  resend: 'Прислать новый код',
  resendIn_one: 'Новый код можно прислать через {count, number} секунду',
  resendIn_few: 'Новый код можно прислать через {count, number} секунды',
  resendIn_many: 'Новый код можно прислать через {count, number} секунд',
  resendIn_other: 'Новый код можно прислать через {count, number} секунды',
  sentAgain: 'Новый код уже в пути',
};
