/** Notifications about auctions. */
export const auctions = {
  AUCTION_STARTED_FOR_OWNER: {
    name: 'Начало ваших аукционов',
    sentence: { text: 'Ваш аукцион «{product}» начался' },
    mail: {
      body: 'Фанаты уже могут делать ставки. Поделитесь страницей, чтобы их стало больше.',
      action: 'Открыть аукцион',
    },
  },
  FIRST_BID: {
    name: 'Первые ставки',
    sentence: { text: 'Первая ставка на «{product}»: {amount}' },
    mail: { body: 'Теперь аукцион нельзя отменить.', action: 'Открыть аукцион' },
  },
  NEW_BID: {
    name: 'Новые ставки',
    sentence: {
      text: 'Новая ставка на «{product}»',
      more_one: '{count} новая ставка на «{product}»',
      more_few: '{count} новые ставки на «{product}»',
      more_many: '{count} новых ставок на «{product}»',
      more_other: '{count} новой ставки на «{product}»',
    },
  },
  HIGHER_BID: {
    name: 'Перебитые ставки',
    sentence: { text: 'Ваша ставка на «{product}» перебита. Цена сейчас {amount}' },
    mail: {
      body: 'Сделайте новую ставку до конца аукциона или задайте максимум, и ставки будут делаться сами.',
      action: 'Новая ставка',
    },
  },
  AUCTION_ENDED_WIN: {
    name: 'Выигрыши',
    sentence: { text: 'Ваш выигрыш: «{product}» за {amount}' },
    mail: {
      body: 'Мы списываем деньги с сохранённой карты. Потом укажите таланту, куда отправить.',
      action: 'Открыть выигрыш',
    },
  },
  AUCTION_ENDED_LOSE: {
    name: 'Проигранные аукционы',
    sentence: { text: '«{product}» достаётся другому участнику за {amount}' },
    mail: { body: 'С вашей карты ничего не списано.', action: 'Открыть аукционы' },
  },
  AUCTION_ENDED_FOR_OWNER: {
    name: 'Продано на аукционе',
    sentence: { text: '«{product}» продано за {amount}' },
    mail: { body: 'Оплата получена. Заказ уже среди ваших заказов.', action: 'Открыть аукцион' },
  },
  AUCTION_ENDED_NO_BIDS: {
    name: 'Непроданные аукционы',
    sentence: { text: '«{product}»: аукцион закончился без покупателя' },
    mail: { body: 'Можно выставить ещё раз, например с более низкой начальной ставкой.', action: 'Открыть аукцион' },
  },
  AUCTION_UNPAID: {
    name: 'Неоплаченные выигрыши',
    sentence: { text: 'Оплатите {amount} за «{product}», чтобы сохранить выигрыш' },
    mail: {
      body: 'Не удалось списать деньги с карты. Оплатите другой картой или из кошелька. Без оплаты выигрыш перейдёт к следующему участнику, а вы некоторое время не сможете делать ставки и покупать.',
      action: 'Оплатить',
    },
  },
  AUCTION_OFFERED: {
    name: 'Предложенные выигрыши',
    sentence: { text: '«{product}» может стать вашим за {amount}' },
    mail: {
      body: 'Победитель не оплатил, а ваша ставка следующая. Оплатите или отклоните бесплатно.',
      action: 'Открыть предложение',
    },
  },
  AUCTION_NOT_BOUGHT: {
    name: 'Неудачные покупки',
    sentence: { text: 'Не удалось списать {amount} за «{product}»' },
    mail: {
      body: 'С вас ничего не списано, аукцион продолжается. Можно сделать ставку или купить другой картой, пока ставок нет.',
      action: 'Открыть аукцион',
    },
  },
  AUCTION_ENDS_SOON: {
    name: 'Аукционы, за которыми вы следите',
    sentence: { text: '«{product}»: до конца меньше часа' },
    mail: { body: 'Успейте сделать последнюю ставку.', action: 'Открыть аукцион' },
  },
} as const;
