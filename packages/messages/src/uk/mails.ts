import type {
  mails as english,
  digest as englishDigest,
  frame as englishFrame,
  texts as englishTexts,
} from '../en/mails.ts';
import type { Translation } from '../translation.ts';

export const mails: Translation<typeof english> = {
  loginCode: {
    subject: '{code} — ваш код Stagedoor',
    title: 'Ваш код для входу',
    body: 'Введіть його, щоб увійти. Він діє один раз протягом {codeMinutes, limit} хвилин. Нікому його не кажіть: ми ніколи про нього не запитаємо.\n\nНе запитували код? Просто не зважайте на цей лист.',
  },
  sessionCode: {
    subject: '{code} — ваш код підтвердження Stagedoor',
    title: 'Підтвердьте, що це ви',
    body: 'У вашому акаунті хочуть змінити щось важливе. Якщо це ви, введіть цей код. Він діє один раз протягом {codeMinutes, limit} хвилин.\n\nЯкщо це не ви, нікому не кажіть код і вийдіть на інших пристроях у налаштуваннях.',
  },
  resetPassword: {
    subject: 'Відновлення пароля Stagedoor',
    title: 'Відновлення пароля',
    body: 'Натисніть кнопку, щоб вибрати новий пароль. Вона діє один раз протягом {passwordLinkMinutes, limit} хвилин. Ви вийдете на всіх пристроях.\n\nНе запитували цього? Просто не зважайте на цей лист: пароль не зміниться.',
    action: 'Задати новий пароль',
  },
  confirmEmail: {
    subject: 'Підтвердьте новий email',
    title: 'Підтвердьте новий email',
    body: 'Підтвердьте цей email, щоб використовувати його в Stagedoor. Посилання діє {confirmEmailHours, limit} години. До того залишається старий email.\n\nНе запитували цього? Просто не зважайте на цей лист.',
    action: 'Підтвердити email',
  },
  corporateEmail: {
    subject: 'Підтвердьте робочий email',
    title: 'Підтвердьте робочий email',
    body: 'Хтось указав цей email як свій робочий на Stagedoor. Якщо це були ви, підтвердьте його протягом {confirmEmailHours, limit} годин.\n\nЯкщо це були не ви, просто не зважайте на цей лист.',
    action: 'Підтвердити email',
  },
  depositLink: {
    subject: 'Поповніть гаманець',
    title: 'Поповніть гаманець',
    body: 'Натисніть кнопку, щоб вибрати суму й оплатити карткою. Вона діє один раз, {depositMinutes, limit} хвилин, на будь-якому пристрої.\n\nНе запитували цього? Просто не зважайте на цей лист: нічого не спишемо.',
    action: 'Поповнити',
  },
  accountDeleted: {
    subject: 'Ваш акаунт видалено',
    title: 'До побачення',
    body: 'Ваш акаунт і ваші дані видалено. Записи про платежі, які ми зберігаємо за законом, більше не містять вашого імені.\n\nДякуємо, що були з нами. Будемо раді бачити вас знову.',
  },
};

export const digest: Translation<typeof englishDigest> = {
  subject: 'Ваш день на Stagedoor',
  title: 'Ваш день на Stagedoor',
  action: 'Переглянути все',
};

export const frame: Translation<typeof englishFrame> = {
  promise: 'Одна чесна ціна. Вчасно або повернемо гроші.',
  link: 'Якщо кнопка не працює, скопіюйте це посилання у браузер:',
  settings: 'Налаштування email',
  unsubscribe: 'Відписатися',
  support: 'Маєте запитання? Напишіть нам:',
  help: 'Допомога',
  terms: 'Умови',
  privacy: 'Політика приватності',
  why: {
    asked: 'Ви отримали цей лист, бо цей email ввели на Stagedoor.',
    always: 'Ви отримали цей лист, бо він стосується ваших грошей, замовлень або акаунта. Такі листи надходять завжди.',
    chosen: 'Ви отримали цей лист, бо він увімкнений у ваших налаштуваннях.',
    guest: 'Ви отримали цей лист, бо з цим email зроблено покупку.',
  },
};

export const texts: Translation<typeof englishTexts> = {
  phoneCode: '{code} — ваш код Stagedoor. Діє {codeMinutes, limit} хвилин. Нікому його не кажіть.',
};
