import type { titles as english } from '../en/titles.ts';
import type { Translation } from '../translation.ts';

export const titles: Translation<typeof english> = {
  home: 'Stagedoor — постукайте, вам відчинять',
  homeDescription:
    'Автографи, відеопривітання, повідомлення й дзвінки від людей, якими ви захоплюєтеся. Платите раз, бачите кожен цент, отримуєте вчасно або гроші назад.',
  explore: 'Усі люди — Stagedoor',
  exploreGroup: '{group} — Stagedoor',
  exploreDescription:
    'Люди, які відповідають: співаки, спортсмени, письменники й багато інших, у кожного ціна на дверях.',
  profile: '{name}, {headline} — Stagedoor',
  login: 'Вхід — Stagedoor',
  loginDescription: 'Увійдіть до своїх замовлень, розмов і гаманця.',
  password: 'Новий пароль — Stagedoor',
  setPassword: 'Задати пароль — Stagedoor',
  setPin: 'Задати PIN — Stagedoor',
  register: 'Реєстрація — Stagedoor',
  settings: 'Налаштування — Stagedoor',
  settingsAccount: 'Обліковий запис, налаштування — Stagedoor',
  settingsPrivacy: 'Приватність, налаштування — Stagedoor',
  settingsSecurity: 'Безпека, налаштування — Stagedoor',
  settingsNotifications: 'Сповіщення, налаштування — Stagedoor',
  settingsDisplay: 'Мова й валюта — Stagedoor',
  settingsData: 'Ваші дані, налаштування — Stagedoor',
  settingsSupport: 'Підтримка, налаштування — Stagedoor',
  settingsDelete: 'Видалення облікового запису — Stagedoor',
  appLanguage: 'Мова — Stagedoor',
  confirmEmail: 'Підтвердьте адресу — Stagedoor',
  revertEmail: 'Поверніть свій обліковий запис — Stagedoor',
  unsubscribe: 'Менше листів — Stagedoor',
  ownProfile: 'Мій профіль — Stagedoor',
  mobAppLink: 'Посилання з листа — Stagedoor',
  downloadApp: 'Stagedoor у вашому телефоні',
  downloadAppDescription: 'Додайте Stagedoor на головний екран і відкривайте як застосунок.',
};
