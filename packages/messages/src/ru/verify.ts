import type { verify as english } from '../en/verify.ts';
import type { Translation } from '../translation.ts';

export const verify: Translation<typeof english> = {
  title: 'Подтвердите, что это вы',
  close: 'Закрыть',
  passwordLead: 'Чтобы внести это изменение, введите пароль ещё раз.',
  password: 'Пароль',
  showPassword: 'Показать или скрыть пароль',
  useCode: 'Отправить код',
  codeLead: 'Чтобы внести это изменение, введите код, который отправим на {email}.',
  noWay: 'Чтобы внести это изменение, выйдите, войдите снова и повторите в течение {verifiedMinutes, limit} минут.',
  sendCode: 'Отправить код',
  codeSent: 'Мы отправили код из {codeDigits, limit} цифр на {email}. Он действует {codeMinutes, limit} минут.',
  code: 'Код подтверждения',
  confirm: 'Подтвердить',
  shortCode: 'Введите все {codeDigits, limit} цифр',
  noPassword: 'Введите пароль',
  wrong: 'Неверно. Проверьте и попробуйте ещё раз.',
  resend: 'Отправить новый код',
  resendIn_one: 'Новый код можно отправить через {count, number} секунду',
  resendIn_few: 'Новый код можно отправить через {count, number} секунды',
  resendIn_many: 'Новый код можно отправить через {count, number} секунд',
  resendIn_other: 'Новый код можно отправить через {count, number} секунды',
  sentAgain: 'Новый код отправлен',
};
