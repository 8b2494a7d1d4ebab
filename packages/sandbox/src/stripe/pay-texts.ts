import type { PageLanguage } from '../page/languages.ts';

export type PageTexts = {
  sandbox: string;
  payTitle: string;
  saveTitle: string;
  total: string;
  email: string;
  cardNumber: string;
  expiry: string;
  cvc: string;
  name: string;
  pay: (amount: string) => string;
  save: string;
  back: string;
  testCards: string;
  copy: string;
  copied: string;
  scenarios: Record<Scenario, string>;
  challengeTitle: string;
  challenge: string;
  complete: string;
  fail: string;
  doneTitle: string;
  done: string;
  expiredTitle: string;
  expired: string;
  missingTitle: string;
  problems: Record<Problem, string>;
};

type Scenario =
  | 'success'
  | 'declined'
  | 'insufficientFunds'
  | 'threeDSecure'
  | 'threeDSecureAlways'
  | 'failsLater'
  | 'dispute';

export type Problem =
  | 'email'
  | 'number'
  | 'notATestCard'
  | 'expiry'
  | 'expired'
  | 'cvc'
  | 'declined'
  | 'insufficientFunds'
  | 'authentication';

export const pageTexts: Record<PageLanguage, PageTexts> = {
  en: {
    sandbox: 'Sandbox: no money is real, and only test cards work.',
    payTitle: 'Pay by card',
    saveTitle: 'Save a card',
    total: 'Total',
    email: 'Email',
    cardNumber: 'Card number',
    expiry: 'Expiry (MM/YY)',
    cvc: 'Security code',
    name: 'Name on card',
    pay: (amount) => `Pay ${amount}`,
    save: 'Save card',
    back: 'Go back',
    testCards: 'Test cards',
    copy: 'Copy',
    copied: 'Copied',
    scenarios: {
      success: 'succeeds',
      declined: 'is declined',
      insufficientFunds: 'has not enough money',
      threeDSecure: 'asks for 3-D Secure',
      threeDSecureAlways: 'asks for 3-D Secure each time, also when it is kept',
      failsLater: 'works once, fails when charged later',
      dispute: 'succeeds and is disputed at once',
    },
    challengeTitle: '3-D Secure',
    challenge: 'Your bank asks whether it is really you.',
    complete: 'Yes, it is me',
    fail: 'No, refuse',
    doneTitle: 'All done',
    done: 'This payment page has done its work.',
    expiredTitle: 'Too late',
    expired: 'This payment page has expired. Nothing was charged.',
    missingTitle: 'There is no such payment page',
    problems: {
      email: 'Enter an email address.',
      number: 'The card number is not valid.',
      notATestCard: 'Only the test cards below work here. Never enter a real card.',
      expiry: 'Enter the expiry as MM/YY.',
      expired: 'The card has expired.',
      cvc: 'The security code has 3 digits.',
      declined: 'The card was declined. Try another one.',
      insufficientFunds: 'The card has not enough money. Try another one.',
      authentication: 'The bank did not confirm the payment. Try again or use another card.',
    },
  },
  uk: {
    sandbox: 'Пісочниця: гроші несправжні, працюють лише тестові картки.',
    payTitle: 'Оплата карткою',
    saveTitle: 'Зберегти картку',
    total: 'Разом',
    email: 'Email',
    cardNumber: 'Номер картки',
    expiry: 'Діє до (ММ/РР)',
    cvc: 'Код безпеки',
    name: 'Ім’я на картці',
    pay: (amount) => `Сплатити ${amount}`,
    save: 'Зберегти картку',
    back: 'Повернутися',
    testCards: 'Тестові картки',
    copy: 'Копіювати',
    copied: 'Скопійовано',
    scenarios: {
      success: 'успішна оплата',
      declined: 'відхиляється',
      insufficientFunds: 'бракує коштів',
      threeDSecure: 'запитує 3-D Secure',
      threeDSecureAlways: 'запитує 3-D Secure щоразу, навіть збережена',
      failsLater: 'спрацьовує один раз, пізніше не оплачує',
      dispute: 'оплачує й одразу оскаржується',
    },
    challengeTitle: '3-D Secure',
    challenge: 'Ваш банк питає, чи це справді ви.',
    complete: 'Так, це я',
    fail: 'Ні, відмовити',
    doneTitle: 'Готово',
    done: 'Ця сторінка оплати вже виконала свою роботу.',
    expiredTitle: 'Запізно',
    expired: 'Строк дії цієї сторінки минув. Гроші не списано.',
    missingTitle: 'Такої сторінки оплати немає',
    problems: {
      email: 'Введіть email.',
      number: 'Неправильний номер картки.',
      notATestCard: 'Тут працюють лише тестові картки, наведені нижче. Не вводьте справжню картку.',
      expiry: 'Введіть строк дії як ММ/РР.',
      expired: 'Строк дії картки минув.',
      cvc: 'Код безпеки має 3 цифри.',
      declined: 'Картку відхилено. Спробуйте іншу.',
      insufficientFunds: 'На картці бракує коштів. Спробуйте іншу.',
      authentication: 'Банк не підтвердив оплату. Спробуйте ще раз або іншою карткою.',
    },
  },
  ru: {
    sandbox: 'Песочница: деньги ненастоящие, работают только тестовые карты.',
    payTitle: 'Оплата картой',
    saveTitle: 'Сохранить карту',
    total: 'Итого',
    email: 'Email',
    cardNumber: 'Номер карты',
    expiry: 'Действует до (ММ/ГГ)',
    cvc: 'Код безопасности',
    name: 'Имя на карте',
    pay: (amount) => `Оплатить ${amount}`,
    save: 'Сохранить карту',
    back: 'Вернуться',
    testCards: 'Тестовые карты',
    copy: 'Копировать',
    copied: 'Скопировано',
    scenarios: {
      success: 'успешная оплата',
      declined: 'отклоняется',
      insufficientFunds: 'не хватает средств',
      threeDSecure: 'запрашивает 3-D Secure',
      threeDSecureAlways: 'запрашивает 3-D Secure каждый раз, даже сохранённая',
      failsLater: 'срабатывает один раз, позже не оплачивает',
      dispute: 'оплачивает и сразу оспаривается',
    },
    challengeTitle: '3-D Secure',
    challenge: 'Ваш банк спрашивает, действительно ли это вы.',
    complete: 'Да, это я',
    fail: 'Нет, отказать',
    doneTitle: 'Готово',
    done: 'Эта страница оплаты уже сделала своё дело.',
    expiredTitle: 'Слишком поздно',
    expired: 'Срок действия этой страницы истёк. Деньги не списаны.',
    missingTitle: 'Такой страницы оплаты нет',
    problems: {
      email: 'Введите email.',
      number: 'Неверный номер карты.',
      notATestCard: 'Здесь работают только тестовые карты, указанные ниже. Не вводите настоящую карту.',
      expiry: 'Введите срок действия как ММ/ГГ.',
      expired: 'Срок действия карты истёк.',
      cvc: 'Код безопасности состоит из 3 цифр.',
      declined: 'Карта отклонена. Попробуйте другую.',
      insufficientFunds: 'На карте не хватает средств. Попробуйте другую.',
      authentication: 'Банк не подтвердил оплату. Попробуйте ещё раз или другой картой.',
    },
  },
};
