import type { PageLanguage } from '../page/languages.ts';

type LoginTexts = {
  sandbox: string;
  title: string;
  lead: string;
  email: string;
  name: string;
  verified: string;
  logIn: string;
  cancel: string;
  wrongEmail: string;
  goneTitle: string;
  gone: string;
};

export const loginTexts: Record<PageLanguage, LoginTexts> = {
  en: {
    sandbox: 'Sandbox: be whoever you like. Nothing leaves this machine.',
    title: 'Sandbox ID',
    lead: 'This stands in for a social network.',
    email: 'Email',
    name: 'Name',
    verified: 'The network has verified this address',
    logIn: 'Log in',
    cancel: 'Cancel',
    wrongEmail: 'Enter an email address.',
    goneTitle: 'Too late',
    gone: 'This log-in is over. Go back and begin again.',
  },
  uk: {
    sandbox: 'Пісочниця: будьте ким завгодно. Ніщо не залишає цей комп’ютер.',
    title: 'Sandbox ID',
    lead: 'Ця сторінка заміняє соціальну мережу.',
    email: 'Email',
    name: 'Ім’я',
    verified: 'Мережа підтвердила цю адресу',
    logIn: 'Увійти',
    cancel: 'Скасувати',
    wrongEmail: 'Введіть email.',
    goneTitle: 'Запізно',
    gone: 'Цей вхід завершено. Поверніться й почніть знову.',
  },
  ru: {
    sandbox: 'Песочница: будьте кем угодно. Ничто не покидает этот компьютер.',
    title: 'Sandbox ID',
    lead: 'Эта страница заменяет социальную сеть.',
    email: 'Email',
    name: 'Имя',
    verified: 'Сеть подтвердила этот адрес',
    logIn: 'Войти',
    cancel: 'Отменить',
    wrongEmail: 'Введите email.',
    goneTitle: 'Слишком поздно',
    gone: 'Этот вход завершён. Вернитесь и начните снова.',
  },
};
