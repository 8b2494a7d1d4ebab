import type { shell as english } from '../en/shell.ts';
import type { Translation } from '../translation.ts';

export const shell: Translation<typeof english> = {
  skip: 'Перейти до змісту',
  close: 'Закрити',
  oneMoment: 'Хвилинку',
  header: {
    main: 'Головне меню',
    home: 'Stagedoor, на головну сторінку',
    explore: 'Усі люди',
    search: 'Пошук',
    logIn: 'Увійти',
    language: 'Мова: {name}',
    notifications: 'Сповіщення',
    menu: 'Ваше меню',
    profile: 'Мій профіль',
    settings: 'Налаштування',
    wallet: 'Гаманець',
    staffWithdrawals: 'Виведення (персонал)',
    changeLanguage: 'Мова',
    logOut: 'Вийти',
  },
  notifications: {
    emptyTitle: 'За лаштунками тихо',
    emptyText: 'Коли хтось відповість, зробить ставку чи заплатить, це з’явиться тут.',
  },
  languagePicker: {
    title: 'Виберіть мову',
    lead: 'Увесь сайт зміниться одразу. Змінити знову можна внизу сторінки.',
  },
  needLogin: {
    title: 'Увійдіть, щоб продовжити',
    text: 'Для цього потрібен ваш обліковий запис. Потім ви повернетеся на цю сторінку.',
    cancel: 'Скасувати',
    logIn: 'Увійти',
  },
  cookie: {
    label: 'Файли cookie',
    text: 'Ми використовуємо cookie та пам’ять браузера лише для того, щоб ви не входили щоразу й щоб пам’ятати вашу мову та валюту.',
    gotIt: 'Зрозуміло',
  },
  sandbox: {
    label: 'Пісочниця',
    text: 'Пісочниця: гроші тут несправжні.',
    link: 'Листи й SMS',
  },
  footer: {
    promise:
      'Платите раз, бачите кожен цент, отримуєте вчасно або отримуєте гроші назад — і можете довести, що це справжнє.',
    links: 'По дому',
    start: 'Головна сторінка',
    findSomeone: 'Знайти людину',
    logIn: 'Увійти',
    language: 'Мова',
    currency: 'Валюта',
    theme: 'Світло чи темрява',
    light: 'Світла',
    dark: 'Лаштунки (темна)',
    auto: 'Як на моєму пристрої',
    dollars: 'Оплата в доларах США. Суми в інших валютах приблизні.',
    rates: 'Курси на {time}',
  },
  notFound: {
    title: 'Ці двері нікуди не ведуть',
    text: 'Сторінку перенесли, або в адресі помилка.',
    home: 'На початок',
    explore: 'Знайти людину',
  },
  failure: {
    title: 'Світло згасло',
    text: 'У нас щось пішло не так. Спробуйте ще раз за мить.',
    again: 'Спробувати ще раз',
    home: 'На початок',
    request: 'Якщо писатимете в підтримку, назвіть цей запит: {id}',
  },
};
