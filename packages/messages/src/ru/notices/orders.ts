import type { orders as english, orderMail as englishMail } from '../../en/notices/orders.ts';
import type { Translation } from '../../translation.ts';

export const orders: Translation<typeof english> = {
  PAYMENT_NEEDS_CONFIRMATION: {
    name: 'Платежи',
    mail: {
      subject: 'Банк просит подтвердить {amount}',
      title: 'Банк просит подтвердить {amount}',
      body: 'Подтвердите оплату за «{product}» до {time}. Кнопка откроет страницу вашего банка. До подтверждения ничего не спишем.\n\nЕсли ничего не делать, мы отменим заказ, и платить не придётся.',
      action: 'Подтвердить оплату',
    },
  },
  ORDER_PAID: {
    name: 'Квитанции',
    mail: {
      subject: '{product}: заказ оплачен',
      title: 'Заказ «{product}» оплачен',
      body: '{next}',
      action: 'Посмотреть заказ',
    },
  },
  TICKET_PAID: {
    name: 'Билеты',
    mail: {
      subject: 'Ваши билеты: {product}',
      title: 'Ваши билеты на «{product}»',
      body: 'Билеты в PDF и файл для календаря приложены к письму. Каждый гость показывает на входе свой код.\n\nИмена гостей можно указать в заказе до начала события.',
      action: 'Посмотреть билеты',
    },
  },
  NEW_ORDER: {
    name: 'Новые заказы',
    sentence: { text: 'Новый заказ «{product}»: {partner}' },
    mail: {
      subject: 'Новый заказ: {product}',
      body: 'Откройте заказ, чтобы увидеть детали и срок. После выполнения вы получите {earning}. Не можете выполнить? Отклоните, и мы сразу вернём деньги фанату.',
      action: 'Посмотреть заказ',
    },
  },
  REQUEST_EDITED: {
    name: 'Изменённые пожелания',
    sentence: { text: 'Изменены пожелания к «{product}»: {partner}' },
    mail: {
      body: 'Откройте заказ, чтобы увидеть новые пожелания. Как только вы его откроете, изменить их уже нельзя.',
      action: 'Посмотреть заказ',
    },
  },
  ORDER_MESSAGE: {
    name: 'Сообщения',
    sentence: { text: 'Сообщение о заказе «{product}»: {partner}' },
    mail: { body: 'Откройте заказ, чтобы прочитать и ответить.', action: 'Прочитать сообщение' },
  },
  ORDER_DELIVERED: {
    name: 'Выполнение',
    sentence: { text: 'Ваш заказ «{product}» готов: {partner}' },
    mail: {
      subject: '{product}: уже готово',
      body: 'Откройте заказ, чтобы увидеть его. Если что-то не так, в течение {problemDays, limit} дней там можно попросить исправить или сообщить о проблеме.',
      action: 'Посмотреть заказ',
    },
  },
  ORDER_SENT: {
    name: 'Выполнение',
    sentence: { text: 'Посылка «{product}» отправлена: {partner}' },
    mail: {
      subject: '{product}: посылка отправлена',
      body: 'Следите за посылкой по номеру или ссылке ниже. Когда она будет у вас, нажмите в заказе «Уже у меня». Если она не придёт, сообщите там о проблеме.',
      action: 'Посмотреть заказ',
    },
  },
  ORDER_DECLINED: {
    name: 'Возврат средств',
    sentence: { text: 'Заказ «{product}» отклонён ({partner}). Возвращаем {amount}' },
    mail: { subject: 'Возвращаем {amount}: {product}', body: '{way}', action: 'Посмотреть заказ' },
  },
  ORDER_REFUNDED: {
    name: 'Возврат средств',
    sentence: { text: 'Возвращаем {amount} за заказ «{product}»' },
    mail: { subject: 'Возвращаем {amount}: {product}', body: '{way}', action: 'Посмотреть заказ' },
  },
  CANCELLATION_REFUNDED: {
    name: 'Возврат средств',
    mail: {
      subject: 'Возвращаем {amount}: {product}',
      title: 'Заказ «{product}» отменён. Возвращаем {amount}',
      body: '{way}',
      action: 'Посмотреть заказ',
    },
  },
  ORDER_CANCELLED: {
    name: 'Отмены',
    sentence: { text: 'Заказ «{product}» отменён: {partner}' },
    mail: { body: 'От вас ничего не нужно. Заказ закрыт, средства возвращаем фанату.', action: 'Посмотреть заказ' },
  },
  ORDER_EXPIRED: {
    name: 'Пропущенные сроки',
    sentence: { text: 'Заказ «{product}» не выполнен вовремя' },
    mail: { body: '{next}', action: 'Посмотреть заказ' },
  },
  EXPRESS_LATE: {
    name: 'Возврат средств',
    sentence: { text: 'Экспресс для «{product}» опоздал. Возвращаем {amount}' },
    mail: {
      subject: 'Экспресс опоздал. Возвращаем {amount}',
      body: '{way} Заказ продолжается по обычной цене.',
      action: 'Посмотреть заказ',
    },
  },
  EXTENSION_ASKED: {
    name: 'Больше времени',
    sentence: { text: '{partner} просит ещё {extensionDays, limit} дня на «{product}»' },
    mail: {
      body: 'Согласитесь или отклоните в заказе. Если отклоните, останется срок, указанный ниже, а если его нарушат, мы вернём {sum}.',
      action: 'Ответить',
    },
  },
  EXTENSION_AGREED: {
    name: 'Больше времени',
    sentence: { text: 'Больше времени на «{product}» согласовано: {partner}' },
    mail: { body: 'Выполните заказ до нового срока, указанного ниже.', action: 'Посмотреть заказ' },
  },
  EXTENSION_REFUSED: {
    name: 'Больше времени',
    sentence: { text: 'Больше времени на «{product}» не согласовано: {partner}' },
    mail: {
      body: 'Выполните заказ до срока, указанного ниже. Не успеваете? Отклоните, и мы вернём деньги фанату.',
      action: 'Посмотреть заказ',
    },
  },
  REDO_ASKED: {
    name: 'Исправления',
    sentence: { text: '{partner} просит исправить «{product}»' },
    mail: {
      body: 'Откройте заказ, посмотрите, что не так, и отправьте ещё раз. Ваши {earning} остаются вашими.',
      action: 'Посмотреть просьбу',
    },
  },
  PROBLEM_REPORTED: {
    name: 'Проблемы',
    sentence: { text: '{partner} сообщает о проблеме с заказом «{product}»' },
    mail: {
      body: 'Ответьте в течение {problemAnswerHours, limit} часов или верните средства. Иначе решит команда Stagedoor. До этого мы держим ваши {earning}.',
      action: 'Ответить',
    },
  },
  DATE_DISPUTED: {
    name: 'Проблемы',
    sentence: { text: '{partner} сообщает: «{product}» не состоялось' },
    mail: {
      body: 'Ответьте в течение {problemAnswerHours, limit} часов. Иначе решит наша команда. До решения мы держим ваш заработок за все билеты на эту дату.',
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
    mail: { body: 'Откройте заказ, чтобы увидеть реакцию.', action: 'Посмотреть заказ' },
  },
  COLLABORATION_APPROVED: {
    name: 'Запросы на сотрудничество',
    sentence: { text: 'Ваш запрос «{product}» одобрен и передан: {partner}' },
    mail: { body: 'От вас ничего не нужно. Мы напишем, когда придёт ответ.', action: 'Посмотреть заказ' },
  },
  COLLABORATION_REJECTED: {
    name: 'Запросы на сотрудничество',
    sentence: { text: 'Ваш запрос «{product}» не одобрен. Возвращаем {amount}' },
    mail: { body: '{way}', action: 'Посмотреть заказ' },
  },
  MONEY_BACK_MESSAGE: {
    name: 'Возврат средств',
    sentence: { text: 'На ваше сообщение нет ответа ({partner}). Возвращаем {amount}' },
    mail: { subject: 'Возвращаем {amount}: {product}', body: '{way}', action: 'Посмотреть заказ' },
  },
  MONEY_BACK_CALL: {
    name: 'Возврат средств',
    sentence: { text: 'Звонок не состоялся ({partner}). Возвращаем {amount}' },
    mail: { subject: 'Возвращаем {amount}: {product}', body: '{way}', action: 'Посмотреть заказ' },
  },
  PHYSICAL_MONEY_RECEIVED: {
    name: 'Заработок',
    sentence: { text: 'Посылка «{product}» отправлена: ваш заработок {amount}' },
    mail: { body: 'В кошельке видно, когда их можно вывести.', action: 'В кошелёк' },
  },
  EVENT_CANCELLED: {
    name: 'Отменённые события',
    sentence: { text: 'Событие «{product}» отменено ({partner}). Возвращаем {amount}' },
    mail: {
      subject: 'Отменено: {product}. Возвращаем {amount}',
      body: 'Ваш билет больше не действует. {way}',
      action: 'Посмотреть заказ',
    },
  },
  EVENT_MOVED: {
    name: 'Перенесённые события',
    sentence: { text: 'Событие «{product}» перенесено на другую дату ({partner})' },
    mail: {
      subject: 'Новая дата: {product}',
      body: 'Новая дата ниже, ваш билет действует. Не сможете прийти? Отмените заказ до {refundUntil}, и мы вернём всю сумму.',
      action: 'Посмотреть заказ',
    },
  },
  CHECKOUT_ENDED: {
    name: 'Отменённые события',
    sentence: { text: 'Событие «{product}» отменено до оплаты. Деньги не списаны' },
  },
  EVENT_INFO: {
    name: 'События, которые скоро начнутся',
    sentence: { text: '«{product}» начнётся через час' },
    mail: {
      body: 'Ваши билеты приложены к письму. Каждый гость показывает на входе свой код.',
      action: 'Посмотреть билеты',
    },
  },
};

export const orderMail: Translation<typeof englishMail> = {
  rows: {
    number: 'Заказ',
    product: 'Продукт',
    talent: 'Талант',
    fan: 'Фанат',
    recipient: 'Для кого',
    occasion: 'Повод',
    greetingLanguage: 'Язык',
    quantity: 'Количество',
    price: 'Цена',
    discount: 'Скидка',
    delivery: 'Доставка',
    express: 'Экспресс',
    total: 'Итого',
    wallet: 'Оплачено из кошелька',
    card: 'Оплачено картой',
    earning: 'Ваш заработок',
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
    held: 'Сейчас от вас ничего не нужно. Мы держим {sum}, пока заказ не выполнен. Если он опоздает, вернём всю сумму. В течение {cancelMinutes, limit} минут после оплаты заказ можно бесплатно отменить.',
    ready:
      'Откройте заказ: ваша покупка уже там. Если что-то не так, сообщите о проблеме в течение {problemDays, limit} дней.',
    given: 'Делать ничего не нужно. Ваша поддержка получена.',
    mayDonate: 'Выберите в заказе: вернуть средства вам или передать в фонд.',
    refunded: 'От вас ничего не нужно. Заказ закрыт, средства возвращаем фанату.',
  },
  way: {
    wallet: 'От вас ничего не нужно. Средства уже в вашем кошельке.',
    card: 'От вас ничего не нужно. Возвращаем деньги на карту. Банк обычно показывает их через 3–5 дней.',
    both: 'От вас ничего не нужно. Оплаченное картой возвращаем на карту, банк обычно показывает их через 3–5 дней. Остальное уже в вашем кошельке.',
  },
  guest:
    'Ваш заказ может открыть каждый, у кого есть это письмо, поэтому никому его не пересылайте. Чтобы видеть все заказы, войдите с этим email.',
};
