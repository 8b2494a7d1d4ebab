import type { orders as english, orderMail as englishMail } from '../../en/notices/orders.ts';
import type { Translation } from '../../translation.ts';

export const orders: Translation<typeof english> = {
  PAYMENT_NEEDS_CONFIRMATION: {
    name: 'Платежи',
    mail: {
      subject: 'Банк просит подтвердить {amount}',
      title: 'Банк просит подтвердить {amount}',
      body: 'Подтвердите оплату за «{product}» до {time}. Кнопка ведёт к вопросу вашего банка, и пока вы не ответите, ничего не спишется.\n\nЕсли ничего не делать, заказ будет отменён, и платить не придётся.',
      action: 'Подтвердить оплату',
    },
  },
  ORDER_PAID: {
    name: 'Квитанции',
    mail: {
      subject: '{product}: заказ оплачен',
      title: 'Заказ «{product}» оплачен',
      body: '{next}',
      action: 'Открыть заказ',
    },
  },
  NEW_ORDER: {
    name: 'Новые заказы',
    sentence: { text: 'Новый заказ «{product}»: {partner}' },
    mail: {
      subject: 'Новый заказ: {product}',
      body: 'Откройте заказ, чтобы увидеть пожелания. После выполнения вы получите {earning}. Не можете выполнить? Отклоните, и мы сразу вернём фанату средства.',
      action: 'Открыть заказ',
    },
  },
  ORDER_MESSAGE: {
    name: 'Сообщения',
    sentence: { text: 'Сообщение о заказе «{product}»: {partner}' },
    mail: { body: 'Откройте заказ, чтобы прочитать и ответить.', action: 'Прочитать' },
  },
  ORDER_DELIVERED: {
    name: 'Выполнение',
    sentence: { text: 'Ваш заказ «{product}» готов: {partner}' },
    mail: {
      subject: '{product}: уже готово',
      body: 'Откройте заказ, чтобы его увидеть. Если что-то не так, там можно попросить исправить или сообщить о проблеме.',
      action: 'Открыть заказ',
    },
  },
  ORDER_SENT: {
    name: 'Выполнение',
    sentence: { text: 'Посылка «{product}» отправлена: {partner}' },
    mail: {
      subject: '{product}: уже в пути',
      body: 'Следите за посылкой по номеру ниже. Если она не придёт, сообщите о проблеме в заказе.',
      action: 'Открыть заказ',
    },
  },
  ORDER_DECLINED: {
    name: 'Возврат средств',
    sentence: { text: 'Заказ «{product}» отклонён ({partner}). Возвращаем {amount}' },
    mail: { subject: 'Возвращаем {amount}: {product}', body: '{way}', action: 'Открыть заказ' },
  },
  ORDER_REFUNDED: {
    name: 'Возврат средств',
    sentence: { text: 'Возвращаем {amount} за заказ «{product}»' },
    mail: { subject: 'Возвращаем {amount}: {product}', body: '{way}', action: 'Открыть заказ' },
  },
  CANCELLATION_REFUNDED: {
    name: 'Возврат средств',
    mail: {
      subject: 'Возвращаем {amount}: {product}',
      title: 'Заказ «{product}» отменён. Возвращаем {amount}',
      body: '{way}',
      action: 'Открыть заказ',
    },
  },
  ORDER_CANCELLED: {
    name: 'Отмены',
    sentence: { text: 'Заказ «{product}» отменён: {partner}' },
    mail: { body: 'От вас ничего не нужно. Заказ закрыт, средства возвращаем фанату.', action: 'Открыть заказ' },
  },
  ORDER_EXPIRED: {
    name: 'Пропущенные сроки',
    sentence: { text: 'Заказ «{product}» не выполнен вовремя' },
    mail: { body: '{next}', action: 'Открыть заказ' },
  },
  EXPRESS_LATE: {
    name: 'Возврат средств',
    sentence: { text: 'Экспресс для «{product}» опоздал. Возвращаем {amount}' },
    mail: {
      subject: 'Экспресс опоздал. Возвращаем {amount}',
      body: '{way} Заказ продолжается по обычной цене.',
      action: 'Открыть заказ',
    },
  },
  EXTENSION_ASKED: {
    name: 'Больше времени',
    sentence: { text: '{partner} просит больше времени на «{product}»' },
    mail: {
      body: 'Согласитесь или отклоните в заказе. Если отклоните, останется срок, указанный ниже, а если он пройдёт, мы вернём вам {sum}.',
      action: 'Ответить',
    },
  },
  EXTENSION_AGREED: {
    name: 'Больше времени',
    sentence: { text: 'Больше времени на «{product}» согласовано: {partner}' },
    mail: { body: 'Выполните заказ до новой даты, указанной ниже.', action: 'Открыть заказ' },
  },
  EXTENSION_REFUSED: {
    name: 'Больше времени',
    sentence: { text: 'Больше времени на «{product}» не согласовано: {partner}' },
    mail: {
      body: 'Выполните заказ до даты, указанной ниже. Не успеваете? Отклоните, и мы вернём фанату средства.',
      action: 'Открыть заказ',
    },
  },
  REDO_ASKED: {
    name: 'Исправления',
    sentence: { text: '{partner} просит исправить «{product}»' },
    mail: {
      body: 'Откройте заказ, посмотрите, что не так, и передайте его ещё раз. Ваши {earning} остаются вашими.',
      action: 'Что исправить',
    },
  },
  PROBLEM_REPORTED: {
    name: 'Проблемы',
    sentence: { text: '{partner} сообщает о проблеме с заказом «{product}»' },
    mail: {
      body: 'Ответьте в течение 48 часов или верните средства. Иначе решит команда Stagedoor. До тех пор мы держим ваши {earning}.',
      action: 'Ответить',
    },
  },
  PROBLEM_ANSWERED: {
    name: 'Проблемы',
    sentence: { text: 'Есть ответ о проблеме с заказом «{product}»: {partner}' },
    mail: { body: 'Откройте заказ, чтобы прочитать ответ.', action: 'Прочитать ответ' },
  },
  PROBLEM_DISMISSED: {
    name: 'Проблемы',
    sentence: {
      text: 'Проблема с заказом «{product}» закрыта без возврата средств. Решение команды Stagedoor',
    },
    mail: { body: 'Откройте заказ, чтобы прочитать причину.', action: 'Прочитать причину' },
  },
  PROBLEM_REFUNDED: {
    name: 'Проблемы',
    sentence: {
      text: 'Средства за заказ «{product}» возвращаем фанату ({partner}). Решение команды Stagedoor',
    },
    mail: { body: 'Откройте заказ, чтобы прочитать причину.', action: 'Прочитать причину' },
  },
  NEW_PRODUCT_REACTION: {
    name: 'Реакции',
    sentence: { text: '{partner} реагирует на «{product}»' },
    mail: { body: 'Откройте заказ, чтобы увидеть реакцию.', action: 'Открыть заказ' },
  },
  COLLABORATION_APPROVED: {
    name: 'Запросы на сотрудничество',
    sentence: { text: 'Ваш запрос «{product}» одобрен и передан: {partner}' },
    mail: { body: 'От вас ничего не нужно. Мы напишем, когда придёт ответ.', action: 'Открыть заказ' },
  },
  COLLABORATION_REJECTED: {
    name: 'Запросы на сотрудничество',
    sentence: { text: 'Ваш запрос «{product}» не одобрен. Возвращаем {amount}' },
    mail: { body: '{way}', action: 'Открыть заказ' },
  },
  MONEY_BACK_MESSAGE: {
    name: 'Возврат средств',
    sentence: { text: 'На ваше сообщение нет ответа ({partner}). Возвращаем {amount}' },
    mail: { subject: 'Возвращаем {amount}: {product}', body: '{way}', action: 'Открыть заказ' },
  },
  MONEY_BACK_CALL: {
    name: 'Возврат средств',
    sentence: { text: 'Звонок не состоялся ({partner}). Возвращаем {amount}' },
    mail: { subject: 'Возвращаем {amount}: {product}', body: '{way}', action: 'Открыть заказ' },
  },
  PHYSICAL_MONEY_RECEIVED: {
    name: 'Заработок',
    sentence: { text: '«{product}» доставлено: {amount} ваши' },
    mail: { body: 'В кошельке видно, когда их можно вывести.', action: 'Открыть кошелёк' },
  },
  EVENT_INFO: {
    name: 'События, которые скоро начнутся',
    sentence: { text: '«{product}» начнётся через час' },
    mail: { body: 'Ваш билет в заказе. Покажите его код на входе.', action: 'Открыть билет' },
  },
};

export const orderMail: Translation<typeof englishMail> = {
  rows: {
    number: 'Заказ',
    product: 'Продукт',
    talent: 'Талант',
    fan: 'Фанат',
    recipient: 'Для кого',
    quantity: 'Количество',
    price: 'Цена',
    discount: 'Скидка',
    delivery: 'Доставка',
    express: 'Экспресс',
    total: 'Итого',
    fromWallet: 'Из вашего кошелька',
    earning: 'Вы получите',
    deadline: 'Срок',
    refund: 'Возврат',
    reason: 'Причина',
    carrier: 'Перевозчик',
    tracking: 'Номер отслеживания',
    when: 'Когда',
    where: 'Где',
    code: 'Код билета',
  },
  next: {
    held: 'Сейчас от вас ничего не нужно. Мы держим {sum}, пока заказ не выполнен. Если он опоздает, мы вернём всю сумму.',
    ready: 'Откройте заказ: то, что вы купили, уже там.',
    mayDonate: 'Выберите в заказе: вернуть средства вам или передать в фонд.',
    refunded: 'От вас ничего не нужно. Заказ закрыт, средства возвращаем фанату.',
  },
  way: {
    wallet: 'От вас ничего не нужно. Средства уже в вашем кошельке.',
    card: 'От вас ничего не нужно. Средства вернутся на карту в течение нескольких дней.',
    both: 'От вас ничего не нужно. Оплаченное картой вернётся на карту в течение нескольких дней, остальное уже в вашем кошельке.',
  },
  guest:
    'Ваш заказ может открыть каждый, у кого есть это письмо, поэтому никому его не пересылайте. Чтобы видеть все заказы, войдите с этим email.',
};
