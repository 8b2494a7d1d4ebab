import type { orders as english, orderMail as englishMail } from '../../en/notices/orders.ts';
import type { Translation } from '../../translation.ts';

export const orders: Translation<typeof english> = {
  PAYMENT_NEEDS_CONFIRMATION: {
    name: 'Платежі',
    mail: {
      subject: 'Банк просить підтвердити {amount}',
      title: 'Банк просить підтвердити {amount}',
      body: 'Підтвердьте оплату за «{product}» до {time}. Кнопка відкриє сторінку вашого банку. До підтвердження нічого не спишемо.\n\nЯкщо нічого не робити, ми скасуємо замовлення, і платити не доведеться.',
      action: 'Підтвердити оплату',
    },
  },
  ORDER_PAID: {
    name: 'Квитанції',
    mail: {
      subject: '{product}: замовлення оплачено',
      title: 'Замовлення «{product}» оплачено',
      body: '{next}',
      action: 'Переглянути замовлення',
    },
  },
  TICKET_PAID: {
    name: 'Квитки',
    mail: {
      subject: 'Ваші квитки: {product}',
      title: 'Ваші квитки на «{product}»',
      body: 'Квитки у PDF і файл для календаря додано до листа. Кожен гість показує на вході свій код.\n\nІмена гостей можна вказати в замовленні до початку події.',
      action: 'Переглянути квитки',
    },
  },
  NEW_ORDER: {
    name: 'Нові замовлення',
    sentence: { text: 'Нове замовлення «{product}»: {partner}' },
    mail: {
      subject: 'Нове замовлення: {product}',
      body: 'Відкрийте замовлення, щоб побачити деталі й термін. Після виконання ви отримаєте {earning}. Не можете виконати? Відхиліть, і ми одразу повернемо гроші фанату.',
      action: 'Переглянути замовлення',
    },
  },
  REQUEST_EDITED: {
    name: 'Змінені побажання',
    sentence: { text: 'Змінено побажання до «{product}»: {partner}' },
    mail: {
      body: 'Відкрийте замовлення, щоб побачити нові побажання. Щойно ви його відкриєте, змінити їх уже не можна.',
      action: 'Переглянути замовлення',
    },
  },
  ORDER_MESSAGE: {
    name: 'Повідомлення',
    sentence: { text: 'Повідомлення про замовлення «{product}»: {partner}' },
    mail: { body: 'Відкрийте замовлення, щоб прочитати й відповісти.', action: 'Прочитати повідомлення' },
  },
  ORDER_DELIVERED: {
    name: 'Виконання',
    sentence: { text: 'Ваше замовлення «{product}» готове: {partner}' },
    mail: {
      subject: '{product}: уже готово',
      body: 'Відкрийте замовлення, щоб побачити його. Якщо щось не так, протягом {problemDays, limit} днів там можна попросити виправити або повідомити про проблему.',
      action: 'Переглянути замовлення',
    },
  },
  ORDER_SENT: {
    name: 'Виконання',
    sentence: { text: 'Посилку «{product}» надіслано: {partner}' },
    mail: {
      subject: '{product}: посилку відправлено',
      body: 'Стежте за посилкою за номером або посиланням нижче. Коли вона буде у вас, натисніть у замовленні «Уже в мене». Якщо вона не надійде, повідомте там про проблему.',
      action: 'Переглянути замовлення',
    },
  },
  ORDER_DECLINED: {
    name: 'Повернення коштів',
    sentence: { text: 'Замовлення «{product}» відхилено ({partner}). Повертаємо {amount}' },
    mail: { subject: 'Повертаємо {amount}: {product}', body: '{way}', action: 'Переглянути замовлення' },
  },
  ORDER_REFUNDED: {
    name: 'Повернення коштів',
    sentence: { text: 'Повертаємо {amount} за замовлення «{product}»' },
    mail: { subject: 'Повертаємо {amount}: {product}', body: '{way}', action: 'Переглянути замовлення' },
  },
  CANCELLATION_REFUNDED: {
    name: 'Повернення коштів',
    mail: {
      subject: 'Повертаємо {amount}: {product}',
      title: 'Замовлення «{product}» скасовано. Повертаємо {amount}',
      body: '{way}',
      action: 'Переглянути замовлення',
    },
  },
  ORDER_CANCELLED: {
    name: 'Скасування',
    sentence: { text: 'Замовлення «{product}» скасовано: {partner}' },
    mail: {
      body: 'Від вас нічого не потрібно. Замовлення закрито, кошти повертаємо фанату.',
      action: 'Переглянути замовлення',
    },
  },
  ORDER_EXPIRED: {
    name: 'Пропущені терміни',
    sentence: { text: 'Замовлення «{product}» не виконано вчасно' },
    mail: { body: '{next}', action: 'Переглянути замовлення' },
  },
  EXPRESS_LATE: {
    name: 'Повернення коштів',
    sentence: { text: 'Експрес для «{product}» запізнився. Повертаємо {amount}' },
    mail: {
      subject: 'Експрес запізнився. Повертаємо {amount}',
      body: '{way} Замовлення триває за звичайною ціною.',
      action: 'Переглянути замовлення',
    },
  },
  EXTENSION_ASKED: {
    name: 'Більше часу',
    sentence: { text: '{partner} просить ще {extensionDays, limit} дні на «{product}»' },
    mail: {
      body: 'Погодьтеся або відхиліть у замовленні. Якщо відхилите, залишиться термін, указаний нижче, а якщо його порушать, ми повернемо {sum}.',
      action: 'Відповісти',
    },
  },
  EXTENSION_AGREED: {
    name: 'Більше часу',
    sentence: { text: 'Більше часу на «{product}» погоджено: {partner}' },
    mail: { body: 'Виконайте замовлення до нового терміну, указаного нижче.', action: 'Переглянути замовлення' },
  },
  EXTENSION_REFUSED: {
    name: 'Більше часу',
    sentence: { text: 'Більше часу на «{product}» не погоджено: {partner}' },
    mail: {
      body: 'Виконайте замовлення до терміну, указаного нижче. Не встигаєте? Відхиліть, і ми повернемо гроші фанату.',
      action: 'Переглянути замовлення',
    },
  },
  REDO_ASKED: {
    name: 'Виправлення',
    sentence: { text: '{partner} просить виправити «{product}»' },
    mail: {
      body: 'Відкрийте замовлення, подивіться, що не так, і надішліть ще раз. Ваші {earning} залишаються вашими.',
      action: 'Переглянути прохання',
    },
  },
  PROBLEM_REPORTED: {
    name: 'Проблеми',
    sentence: { text: '{partner} повідомляє про проблему із замовленням «{product}»' },
    mail: {
      body: 'Дайте відповідь протягом {problemAnswerHours, limit} годин або поверніть кошти. Інакше вирішить команда Stagedoor. До того ми утримуємо ваші {earning}.',
      action: 'Відповісти',
    },
  },
  DATE_DISPUTED: {
    name: 'Проблеми',
    sentence: { text: '{partner} повідомляє: «{product}» не відбулося' },
    mail: {
      body: 'Дайте відповідь протягом {problemAnswerHours, limit} годин. Інакше вирішить наша команда. До рішення ми утримуємо ваш заробіток за всі квитки на цю дату.',
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
    mail: { body: 'Відкрийте замовлення, щоб побачити реакцію.', action: 'Переглянути замовлення' },
  },
  COLLABORATION_APPROVED: {
    name: 'Запити на співпрацю',
    sentence: { text: 'Ваш запит «{product}» схвалено й передано: {partner}' },
    mail: {
      body: 'Від вас нічого не потрібно. Ми напишемо, коли надійде відповідь.',
      action: 'Переглянути замовлення',
    },
  },
  COLLABORATION_REJECTED: {
    name: 'Запити на співпрацю',
    sentence: { text: 'Ваш запит «{product}» не схвалено. Повертаємо {amount}' },
    mail: { body: '{way}', action: 'Переглянути замовлення' },
  },
  MONEY_BACK_MESSAGE: {
    name: 'Повернення коштів',
    sentence: { text: 'На ваше повідомлення немає відповіді ({partner}). Повертаємо {amount}' },
    mail: { subject: 'Повертаємо {amount}: {product}', body: '{way}', action: 'Переглянути замовлення' },
  },
  MONEY_BACK_CALL: {
    name: 'Повернення коштів',
    sentence: { text: 'Дзвінок не відбувся ({partner}). Повертаємо {amount}' },
    mail: { subject: 'Повертаємо {amount}: {product}', body: '{way}', action: 'Переглянути замовлення' },
  },
  PHYSICAL_MONEY_RECEIVED: {
    name: 'Заробіток',
    sentence: { text: 'Посилку «{product}» відправлено: ваш заробіток {amount}' },
    mail: { body: 'У гаманці видно, коли їх можна вивести.', action: 'До гаманця' },
  },
  EVENT_CANCELLED: {
    name: 'Скасовані події',
    sentence: { text: 'Подію «{product}» скасовано ({partner}). Повертаємо {amount}' },
    mail: {
      subject: 'Скасовано: {product}. Повертаємо {amount}',
      body: 'Ваш квиток більше не дійсний. {way}',
      action: 'Переглянути замовлення',
    },
  },
  EVENT_MOVED: {
    name: 'Перенесені події',
    sentence: { text: 'Подію «{product}» перенесено на іншу дату ({partner})' },
    mail: {
      subject: 'Нова дата: {product}',
      body: 'Нова дата нижче, ваш квиток дійсний. Не зможете прийти? Скасуйте замовлення до {refundUntil}, і ми повернемо всю суму.',
      action: 'Переглянути замовлення',
    },
  },
  CHECKOUT_ENDED: {
    name: 'Скасовані події',
    sentence: { text: 'Подію «{product}» скасовано до оплати. Гроші не списано' },
  },
  EVENT_INFO: {
    name: 'Події, що скоро почнуться',
    sentence: { text: '«{product}» почнеться через годину' },
    mail: { body: 'Ваші квитки додано до листа. Кожен гість показує на вході свій код.', action: 'Переглянути квитки' },
  },
};

export const orderMail: Translation<typeof englishMail> = {
  rows: {
    number: 'Замовлення',
    product: 'Продукт',
    talent: 'Талант',
    fan: 'Фанат',
    recipient: 'Для кого',
    occasion: 'Привід',
    greetingLanguage: 'Мова',
    quantity: 'Кількість',
    price: 'Ціна',
    discount: 'Знижка',
    delivery: 'Доставка',
    express: 'Експрес',
    total: 'Разом',
    wallet: 'Сплачено з гаманця',
    card: 'Сплачено карткою',
    earning: 'Ваш заробіток',
    deadline: 'Термін',
    refund: 'Повернення',
    reason: 'Причина',
    carrier: 'Перевізник',
    tracking: 'Номер відстеження',
    when: 'Коли',
    where: 'Де',
    code: 'Код квитка',
  },
  next: {
    held: 'Зараз від вас нічого не потрібно. Ми утримуємо {sum}, доки замовлення не виконано. Якщо воно запізниться, повернемо всю суму. Протягом {cancelMinutes, limit} хвилин після оплати замовлення можна безкоштовно скасувати.',
    ready:
      'Відкрийте замовлення: ваша покупка вже там. Якщо щось не так, повідомте про проблему протягом {problemDays, limit} днів.',
    given: 'Робити нічого не потрібно. Вашу підтримку отримано.',
    mayDonate: 'Виберіть у замовленні: повернути кошти вам чи передати у фонд.',
    refunded: 'Від вас нічого не потрібно. Замовлення закрито, кошти повертаємо фанату.',
  },
  way: {
    wallet: 'Від вас нічого не потрібно. Кошти вже у вашому гаманці.',
    card: 'Від вас нічого не потрібно. Повертаємо гроші на картку. Банк зазвичай показує їх через 3–5 днів.',
    both: 'Від вас нічого не потрібно. Сплачене карткою повертаємо на картку, банк зазвичай показує їх через 3–5 днів. Решта вже у вашому гаманці.',
  },
  guest:
    'Ваше замовлення може відкрити кожен, хто має цей лист, тож нікому його не пересилайте. Щоб бачити всі замовлення, увійдіть із цим email.',
};
