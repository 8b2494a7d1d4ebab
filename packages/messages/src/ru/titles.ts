import type { titles as english } from '../en/titles.ts';
import type { Translation } from '../translation.ts';

export const titles: Translation<typeof english> = {
  home: 'Stagedoor — постучите, вам откроют',
  homeDescription:
    'Автографы, видеопоздравления, сообщения и звонки от людей, которыми вы восхищаетесь. Платите один раз, видите каждый цент, получаете вовремя или деньги назад.',
  explore: 'Все люди — Stagedoor',
  exploreGroup: '{group} — Stagedoor',
  exploreDescription: 'Люди, которые отвечают: певцы, спортсмены, писатели и многие другие, у каждого цена на двери.',
  profile: '{name}, {headline} — Stagedoor',
  login: 'Вход — Stagedoor',
  loginDescription: 'Войдите к своим заказам, разговорам и кошельку.',
  password: 'Новый пароль — Stagedoor',
  setPassword: 'Задать пароль — Stagedoor',
  setPin: 'Задать PIN — Stagedoor',
  register: 'Регистрация — Stagedoor',
  settings: 'Настройки — Stagedoor',
  settingsAccount: 'Учётная запись, настройки — Stagedoor',
  settingsPrivacy: 'Приватность, настройки — Stagedoor',
  settingsSecurity: 'Безопасность, настройки — Stagedoor',
  settingsNotifications: 'Уведомления, настройки — Stagedoor',
  settingsDisplay: 'Язык и валюта — Stagedoor',
  settingsData: 'Ваши данные, настройки — Stagedoor',
  settingsDelete: 'Удаление учётной записи — Stagedoor',
  appLanguage: 'Язык — Stagedoor',
  confirmEmail: 'Подтвердите адрес — Stagedoor',
  revertEmail: 'Верните свою учётную запись — Stagedoor',
  unsubscribe: 'Меньше писем — Stagedoor',
  ownProfile: 'Мой профиль — Stagedoor',
  mobAppLink: 'Ссылка из письма — Stagedoor',
  downloadApp: 'Stagedoor в вашем телефоне',
  downloadAppDescription: 'Добавьте Stagedoor на главный экран и открывайте как приложение.',
};
