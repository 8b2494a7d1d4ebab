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
    title: 'Ваш код для входа',
    body: 'Введите его, чтобы войти. Он действует один раз в течение {codeMinutes, limit} минут. Никому его не сообщайте: мы никогда о нём не спросим.\n\nНе запрашивали код? Просто не обращайте внимания на это письмо.',
  },
  sessionCode: {
    subject: '{code} — ваш код подтверждения Stagedoor',
    title: 'Подтвердите, что это вы',
    body: 'В вашем аккаунте хотят изменить что-то важное. Если это вы, введите этот код. Он действует один раз в течение {codeMinutes, limit} минут.\n\nЕсли это не вы, никому не сообщайте код и выйдите на других устройствах в настройках.',
  },
  resetPassword: {
    subject: 'Восстановление пароля Stagedoor',
    title: 'Восстановление пароля',
    body: 'Нажмите кнопку, чтобы выбрать новый пароль. Она действует один раз в течение {passwordLinkMinutes, limit} минут. Вы выйдете на всех устройствах.\n\nНе запрашивали этого? Просто не обращайте внимания на это письмо: пароль не изменится.',
    action: 'Задать новый пароль',
  },
  confirmEmail: {
    subject: 'Подтвердите новый email',
    title: 'Подтвердите новый email',
    body: 'Подтвердите этот email, чтобы использовать его в Stagedoor. Ссылка действует {confirmEmailHours, limit} часа. До этого остаётся старый email.\n\nНе запрашивали этого? Просто не обращайте внимания на это письмо.',
    action: 'Подтвердить email',
  },
  corporateEmail: {
    subject: 'Подтвердите рабочий email',
    title: 'Подтвердите рабочий email',
    body: 'Кто-то указал этот email как свой рабочий на Stagedoor. Если это были вы, подтвердите его в течение {confirmEmailHours, limit} часов.\n\nЕсли это были не вы, просто не обращайте внимания на это письмо.',
    action: 'Подтвердить email',
  },
  depositLink: {
    subject: 'Пополните кошелёк',
    title: 'Пополните кошелёк',
    body: 'Нажмите кнопку, чтобы выбрать сумму и оплатить картой. Она действует один раз, {depositMinutes, limit} минут, на любом устройстве.\n\nНе запрашивали этого? Просто не обращайте внимания на это письмо: ничего не спишем.',
    action: 'Пополнить',
  },
  accountDeleted: {
    subject: 'Ваш аккаунт удалён',
    title: 'До свидания',
    body: 'Ваш аккаунт и ваши данные удалены. Записи о платежах, которые мы храним по закону, больше не содержат вашего имени.\n\nСпасибо, что были с нами. Будем рады видеть вас снова.',
  },
};

export const digest: Translation<typeof englishDigest> = {
  subject: 'Ваш день на Stagedoor',
  title: 'Ваш день на Stagedoor',
  action: 'Посмотреть всё',
};

export const frame: Translation<typeof englishFrame> = {
  promise: 'Одна честная цена. Вовремя или вернём деньги.',
  link: 'Если кнопка не работает, скопируйте эту ссылку в браузер:',
  settings: 'Настройки email',
  unsubscribe: 'Отписаться',
  support: 'Есть вопросы? Напишите нам:',
  help: 'Помощь',
  terms: 'Условия',
  privacy: 'Политика конфиденциальности',
  why: {
    asked: 'Вы получили это письмо, потому что этот email ввели на Stagedoor.',
    always:
      'Вы получили это письмо, потому что оно касается ваших денег, заказов или аккаунта. Такие письма приходят всегда.',
    chosen: 'Вы получили это письмо, потому что оно включено в ваших настройках.',
    guest: 'Вы получили это письмо, потому что с этим email сделана покупка.',
  },
};

export const texts: Translation<typeof englishTexts> = {
  phoneCode: '{code} — ваш код Stagedoor. Действует {codeMinutes, limit} минут. Никому его не сообщайте.',
};
