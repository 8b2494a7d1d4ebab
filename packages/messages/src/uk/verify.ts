import type { verify as english } from '../en/verify.ts';
import type { Translation } from '../translation.ts';

export const verify: Translation<typeof english> = {
  title: 'Підтвердьте, що це ви',
  close: 'Закрити',
  passwordLead: 'Щоб внести цю зміну, введіть пароль ще раз.',
  password: 'Пароль',
  showPassword: 'Показати або сховати пароль',
  useCode: 'Надіслати код',
  codeLead: 'Щоб внести цю зміну, введіть код, який надішлемо на {email}.',
  noWay: 'Щоб внести цю зміну, вийдіть, увійдіть знову й повторіть протягом {verifiedMinutes, limit} хвилин.',
  sendCode: 'Надіслати код',
  codeSent: 'Ми надіслали код із {codeDigits, limit} цифр на {email}. Він діє {codeMinutes, limit} хвилин.',
  code: 'Код підтвердження',
  confirm: 'Підтвердити',
  shortCode: 'Введіть усі {codeDigits, limit} цифр',
  noPassword: 'Введіть пароль',
  wrong: 'Неправильно. Перевірте й спробуйте ще раз.',
  resend: 'Надіслати новий код',
  resendIn_one: 'Новий код можна надіслати через {count, number} секунду',
  resendIn_few: 'Новий код можна надіслати через {count, number} секунди',
  resendIn_many: 'Новий код можна надіслати через {count, number} секунд',
  resendIn_other: 'Новий код можна надіслати через {count, number} секунди',
  sentAgain: 'Новий код надіслано',
};
