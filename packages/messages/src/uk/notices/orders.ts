import type { orders as english, orderMail as englishMail } from '../../en/notices/orders.ts';
import type { Translation } from '../../translation.ts';

export const orders: Translation<typeof english> = {
  PAYMENT_NEEDS_CONFIRMATION: {
    name: 'Платежі',
    mail: {
      subject: 'Банк просить підтвердити {amount}',
      title: 'Банк просить підтвердити {amount}',
      body: 'Підтвердьте оплату за «{product}» до {time}. Кнопка веде до запитання вашого банку, і доки ви не відповісте, нічого не спишеться.\n\nЯкщо нічого не робити, замовлення буде скасовано, і платити не доведеться.',
      action: 'Підтвердити оплату',
    },
  },
  ORDER_PAID: {
    name: 'Квитанції',
    mail: {
      subject: '{product}: замовлення оплачено',
      title: 'Замовлення «{product}» оплачено',
      body: '{next}',
      action: 'Відкрити замовлення',
    },
  },
  NEW_ORDER: {
    name: 'Нові замовлення',
    sentence: { text: 'Нове замовлення «{product}»: {partner}' },
    mail: {
      subject: 'Нове замовлення: {product}',
      body: 'Відкрийте замовлення, щоб побачити побажання. Після виконання ви отримаєте {earning}. Не можете виконати? Відхиліть, і ми одразу повернемо фанату кошти.',
      action: 'Відкрити замовлення',
    },
  },
  ORDER_MESSAGE: {
    name: 'Повідомлення',
    sentence: { text: 'Повідомлення про замовлення «{product}»: {partner}' },
    mail: { body: 'Відкрийте замовлення, щоб прочитати й відповісти.', action: 'Прочитати' },
  },
  ORDER_DELIVERED: {
    name: 'Виконання',
    sentence: { text: 'Ваше замовлення «{product}» готове: {partner}' },
    mail: {
      subject: '{product}: уже готово',
      body: 'Відкрийте замовлення, щоб його побачити. Якщо щось не так, там можна попросити виправити або повідомити про проблему.',
      action: 'Відкрити замовлення',
    },
  },
  ORDER_SENT: {
    name: 'Виконання',
    sentence: { text: 'Посилку «{product}» надіслано: {partner}' },
    mail: {
      subject: '{product}: уже в дорозі',
      body: 'Стежте за посилкою за номером нижче. Якщо вона не надійде, повідомте про проблему в замовленні.',
      action: 'Відкрити замовлення',
    },
  },
  ORDER_DECLINED: {
    name: 'Повернення коштів',
    sentence: { text: 'Замовлення «{product}» відхилено ({partner}). Повертаємо {amount}' },
    mail: { subject: 'Повертаємо {amount}: {product}', body: '{way}', action: 'Відкрити замовлення' },
  },
  ORDER_REFUNDED: {
    name: 'Повернення коштів',
    sentence: { text: 'Повертаємо {amount} за замовлення «{product}»' },
    mail: { subject: 'Повертаємо {amount}: {product}', body: '{way}', action: 'Відкрити замовлення' },
  },
  CANCELLATION_REFUNDED: {
    name: 'Повернення коштів',
    mail: {
      subject: 'Повертаємо {amount}: {product}',
      title: 'Замовлення «{product}» скасовано. Повертаємо {amount}',
      body: '{way}',
      action: 'Відкрити замовлення',
    },
  },
  ORDER_CANCELLED: {
    name: 'Скасування',
    sentence: { text: 'Замовлення «{product}» скасовано: {partner}' },
    mail: {
      body: 'Від вас нічого не потрібно. Замовлення закрито, кошти повертаємо фанату.',
      action: 'Відкрити замовлення',
    },
  },
  ORDER_EXPIRED: {
    name: 'Пропущені строки',
    sentence: { text: 'Замовлення «{product}» не виконано вчасно' },
    mail: { body: '{next}', action: 'Відкрити замовлення' },
  },
  EXPRESS_LATE: {
    name: 'Повернення коштів',
    sentence: { text: 'Експрес для «{product}» запізнився. Повертаємо {amount}' },
    mail: {
      subject: 'Експрес запізнився. Повертаємо {amount}',
      body: '{way} Замовлення триває за звичайною ціною.',
      action: 'Відкрити замовлення',
    },
  },
  EXTENSION_ASKED: {
    name: 'Більше часу',
    sentence: { text: '{partner} просить більше часу на «{product}»' },
    mail: {
      body: 'Погодьтеся або відхиліть у замовленні. Якщо відхилите, лишиться строк, указаний нижче, а якщо він мине, ми повернемо вам {sum}.',
      action: 'Відповісти',
    },
  },
  EXTENSION_AGREED: {
    name: 'Більше часу',
    sentence: { text: 'Більше часу на «{product}» погоджено: {partner}' },
    mail: { body: 'Виконайте замовлення до нової дати, указаної нижче.', action: 'Відкрити замовлення' },
  },
  EXTENSION_REFUSED: {
    name: 'Більше часу',
    sentence: { text: 'Більше часу на «{product}» не погоджено: {partner}' },
    mail: {
      body: 'Виконайте замовлення до дати, указаної нижче. Не встигаєте? Відхиліть, і ми повернемо фанату кошти.',
      action: 'Відкрити замовлення',
    },
  },
  REDO_ASKED: {
    name: 'Виправлення',
    sentence: { text: '{partner} просить виправити «{product}»' },
    mail: {
      body: 'Відкрийте замовлення, подивіться, що не так, і передайте його ще раз. Ваші {earning} лишаються вашими.',
      action: 'Що виправити',
    },
  },
  PROBLEM_REPORTED: {
    name: 'Проблеми',
    sentence: { text: '{partner} повідомляє про проблему із замовленням «{product}»' },
    mail: {
      body: 'Дайте відповідь протягом 48 годин або поверніть кошти. Інакше вирішить команда Stagedoor. До того ми утримуємо ваші {earning}.',
      action: 'Відповісти',
    },
  },
  PROBLEM_ANSWERED: {
    name: 'Проблеми',
    sentence: { text: 'Є відповідь щодо проблеми із замовленням «{product}»: {partner}' },
    mail: { body: 'Відкрийте замовлення, щоб прочитати відповідь.', action: 'Прочитати відповідь' },
  },
  PROBLEM_DISMISSED: {
    name: 'Проблеми',
    sentence: {
      text: 'Проблему із замовленням «{product}» закрито без повернення коштів. Рішення команди Stagedoor',
    },
    mail: { body: 'Відкрийте замовлення, щоб прочитати причину.', action: 'Прочитати причину' },
  },
  PROBLEM_REFUNDED: {
    name: 'Проблеми',
    sentence: {
      text: 'Кошти за замовлення «{product}» повертаємо фанату ({partner}). Рішення команди Stagedoor',
    },
    mail: { body: 'Відкрийте замовлення, щоб прочитати причину.', action: 'Прочитати причину' },
  },
  NEW_PRODUCT_REACTION: {
    name: 'Реакції',
    sentence: { text: '{partner} реагує на «{product}»' },
    mail: { body: 'Відкрийте замовлення, щоб побачити реакцію.', action: 'Відкрити замовлення' },
  },
  COLLABORATION_APPROVED: {
    name: 'Запити на співпрацю',
    sentence: { text: 'Ваш запит «{product}» схвалено й передано: {partner}' },
    mail: {
      body: 'Від вас нічого не потрібно. Ми напишемо, коли надійде відповідь.',
      action: 'Відкрити замовлення',
    },
  },
  COLLABORATION_REJECTED: {
    name: 'Запити на співпрацю',
    sentence: { text: 'Ваш запит «{product}» не схвалено. Повертаємо {amount}' },
    mail: { body: '{way}', action: 'Відкрити замовлення' },
  },
  MONEY_BACK_MESSAGE: {
    name: 'Повернення коштів',
    sentence: { text: 'На ваше повідомлення немає відповіді ({partner}). Повертаємо {amount}' },
    mail: { subject: 'Повертаємо {amount}: {product}', body: '{way}', action: 'Відкрити замовлення' },
  },
  MONEY_BACK_CALL: {
    name: 'Повернення коштів',
    sentence: { text: 'Дзвінок не відбувся ({partner}). Повертаємо {amount}' },
    mail: { subject: 'Повертаємо {amount}: {product}', body: '{way}', action: 'Відкрити замовлення' },
  },
  PHYSICAL_MONEY_RECEIVED: {
    name: 'Заробіток',
    sentence: { text: '«{product}» доставлено: {amount} ваші' },
    mail: { body: 'У гаманці видно, коли їх можна вивести.', action: 'Відкрити гаманець' },
  },
  EVENT_INFO: {
    name: 'Події, що скоро почнуться',
    sentence: { text: '«{product}» почнеться через годину' },
    mail: { body: 'Ваш квиток у замовленні. Покажіть його код на вході.', action: 'Відкрити квиток' },
  },
};

export const orderMail: Translation<typeof englishMail> = {
  rows: {
    number: 'Замовлення',
    product: 'Продукт',
    talent: 'Талант',
    fan: 'Фанат',
    recipient: 'Для кого',
    quantity: 'Кількість',
    price: 'Ціна',
    discount: 'Знижка',
    delivery: 'Доставка',
    express: 'Експрес',
    total: 'Разом',
    fromWallet: 'З вашого гаманця',
    earning: 'Ви отримаєте',
    deadline: 'Строк',
    refund: 'Повернення',
    reason: 'Причина',
    carrier: 'Перевізник',
    tracking: 'Номер відстеження',
    when: 'Коли',
    where: 'Де',
    code: 'Код квитка',
  },
  next: {
    held: 'Зараз від вас нічого не потрібно. Ми утримуємо {sum}, доки замовлення не виконано. Якщо воно запізниться, ми повернемо всю суму.',
    ready: 'Відкрийте замовлення: те, що ви купили, уже там.',
    mayDonate: 'Виберіть у замовленні: повернути кошти вам чи передати у фонд.',
    refunded: 'Від вас нічого не потрібно. Замовлення закрито, кошти повертаємо фанату.',
  },
  way: {
    wallet: 'Від вас нічого не потрібно. Кошти вже у вашому гаманці.',
    card: 'Від вас нічого не потрібно. Кошти повернуться на картку протягом кількох днів.',
    both: 'Від вас нічого не потрібно. Сплачене карткою повернеться на картку протягом кількох днів, решта вже у вашому гаманці.',
  },
  guest:
    'Ваше замовлення може відкрити кожен, хто має цей лист, тож нікому його не пересилайте. Щоб бачити всі замовлення, увійдіть із цим email.',
};
