/** Notifications about auctions. */
export const auctions = {
  AUCTION_STARTED_FOR_OWNER: {
    name: 'Початок ваших аукціонів',
    sentence: { text: 'Ваш аукціон «{product}» розпочато' },
    mail: {
      body: 'Фанати вже можуть робити ставки. Поділіться сторінкою, щоб їх було більше.',
      action: 'Відкрити аукціон',
    },
  },
  FIRST_BID: {
    name: 'Перші ставки',
    sentence: { text: 'Перша ставка на «{product}»: {amount}' },
    mail: { body: 'Відтепер ви не можете скасувати аукціон.', action: 'Відкрити аукціон' },
  },
  NEW_BID: {
    name: 'Нові ставки',
    sentence: {
      text: 'Нова ставка на «{product}»',
      more_one: '{count} нова ставка на «{product}»',
      more_few: '{count} нові ставки на «{product}»',
      more_many: '{count} нових ставок на «{product}»',
      more_other: '{count} нової ставки на «{product}»',
    },
  },
  HIGHER_BID: {
    name: 'Перебиті ставки',
    sentence: { text: 'Вашу ставку на «{product}» перебито. Ціна зараз {amount}' },
    mail: {
      body: 'Зробіть нову ставку до кінця аукціону або задайте максимум, і ставки робитимуться самі.',
      action: 'Нова ставка',
    },
  },
  AUCTION_ENDED_WIN: {
    name: 'Виграші',
    sentence: { text: 'Ваш виграш: «{product}» за {amount}' },
    mail: {
      body: 'Ми списуємо кошти зі збереженої картки. Потім укажіть таланту, куди надіслати.',
      action: 'Відкрити виграш',
    },
  },
  AUCTION_ENDED_LOSE: {
    name: 'Програні аукціони',
    sentence: { text: '«{product}» отримує інший учасник за {amount}' },
    mail: { body: 'З вашої картки нічого не списано.', action: 'Відкрити аукціони' },
  },
  AUCTION_ENDED_FOR_OWNER: {
    name: 'Продано на аукціоні',
    sentence: { text: '«{product}» продано за {amount}' },
    mail: { body: 'Оплату отримано. Замовлення вже серед ваших замовлень.', action: 'Відкрити аукціон' },
  },
  AUCTION_ENDED_NO_BIDS: {
    name: 'Непродані аукціони',
    sentence: { text: '«{product}»: аукціон закінчився без покупця' },
    mail: { body: 'Можна виставити ще раз, наприклад із нижчою початковою ставкою.', action: 'Відкрити аукціон' },
  },
  AUCTION_UNPAID: {
    name: 'Неоплачені виграші',
    sentence: { text: 'Оплатіть {amount} за «{product}», щоб зберегти виграш' },
    mail: {
      body: 'Не вдалося списати кошти з картки. Оплатіть іншою карткою або з гаманця. Без оплати виграш перейде до наступного учасника, а ви певний час не зможете робити ставки й купувати.',
      action: 'Оплатити',
    },
  },
  AUCTION_OFFERED: {
    name: 'Запропоновані виграші',
    sentence: { text: '«{product}» може бути вашим за {amount}' },
    mail: {
      body: 'Переможець не оплатив, а ваша ставка наступна. Оплатіть або відхиліть безкоштовно.',
      action: 'Відкрити пропозицію',
    },
  },
  AUCTION_NOT_BOUGHT: {
    name: 'Невдалі покупки',
    sentence: { text: 'Не вдалося списати {amount} за «{product}»' },
    mail: {
      body: 'З вас нічого не списано, аукціон триває. Можна зробити ставку або купити іншою карткою, доки ставок немає.',
      action: 'Відкрити аукціон',
    },
  },
  AUCTION_CANCELLED: {
    name: 'Скасовані аукціони',
    sentence: { text: 'Аукціон «{product}» скасовано' },
    mail: { body: 'Переможця немає, ніхто нічого не платить.', action: 'Відкрити аукціон' },
  },
  AUCTION_FORGIVEN: {
    name: 'Пробачені неоплачені виграші',
    sentence: { text: 'Ваш неоплачений виграш «{product}» пробачено' },
    mail: { body: 'Він більше не заважає робити ставки й купувати.', action: 'Відкрити аукціони' },
  },
  AUCTION_ENDS_SOON: {
    name: 'Аукціони, за якими ви стежите',
    sentence: { text: '«{product}»: до кінця менше ніж година' },
    mail: { body: 'Встигніть зробити останню ставку.', action: 'Відкрити аукціон' },
  },
} as const;
