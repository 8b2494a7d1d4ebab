import type { verify as english } from '../en/verify.ts';
import type { Translation } from '../translation.ts';

export const verify: Translation<typeof english> = {
  title: 'Це досі ви?',
  close: 'Закрити',
  passwordLead: 'Це змінює щось важливе. Введіть пароль ще раз.',
  password: 'Пароль',
  showPassword: 'Показати або сховати пароль',
  useCode: 'Краще надіслати код',
  codeLead: 'Це змінює щось важливе. Надішлемо код на {email}.',
  noWay: 'Це змінює щось важливе. Вийдіть, увійдіть знову й зробіть це протягом п’яти хвилин.',
  sendCode: 'Надіслати код',
  codeSent: 'Ми надіслали код на {email}. Він діє 10 хвилин.',
  code: 'Код із листа',
  confirm: 'Це я',
  shortCode: 'У коді шість цифр',
  noPassword: 'Введіть пароль',
  wrong: 'Не збігається. Перевірте й спробуйте ще раз.',
  resend: 'Надіслати новий код',
  resendIn_one: 'Новий код можна надіслати за {count, number} секунду',
  resendIn_few: 'Новий код можна надіслати за {count, number} секунди',
  resendIn_many: 'Новий код можна надіслати за {count, number} секунд',
  resendIn_other: 'Новий код можна надіслати за {count, number} секунди',
  sentAgain: 'Новий код уже в дорозі',
};
