/** Notifications about calls. */
export const calls = {
  CALL_INCOMING: { name: 'Входящие звонки', sentence: { text: 'Вам звонит {partner}' } },
  CALL_MISSED: { name: 'Пропущенные звонки', sentence: { text: 'Пропущенный звонок: {partner}' } },
} as const;

/** Notifications about calls at an agreed time. */
export const bookings = {
  CALL_ASKED: {
    name: 'Вас просят о звонке',
    sentence: { text: '{partner} просит о звонке' },
    mail: { body: 'Желаемое время: {time}. Примите его или предложите другое.', action: 'Ответить' },
  },
  CALL_PROPOSED: {
    name: 'Другое время звонка',
    sentence: { text: '{partner} предлагает другое время звонка' },
    mail: { body: 'Новое время: {time}. Примите его или дайте другой ответ.', action: 'Ответить' },
  },
  CALL_AGREED: {
    name: 'Согласованные звонки',
    sentence: { text: 'Звонок согласован: {partner}' },
    mail: {
      body: 'Начало: {time}. Откройте его страницу за несколько минут до этого. Файл добавит звонок в календарь.',
      action: 'Посмотреть звонок',
    },
  },
  CALL_CALLED_OFF: {
    name: 'Отменённые звонки',
    sentence: { text: 'Звонок отменён: {partner}' },
    mail: { body: 'Звонок ({time}) не состоится, и за него ничего не списано.', action: 'Посмотреть звонок' },
  },
  CALL_IN_AN_HOUR: {
    name: 'Звонки через час',
    sentence: { text: 'Через час звонок: {partner}' },
    mail: { body: 'Начало: {time}. Откройте его страницу за несколько минут до этого.', action: 'Открыть звонок' },
  },
  CALL_SOON: { name: 'Начинающиеся звонки', sentence: { text: 'Через несколько минут звонок: {partner}' } },
  CALL_FAN_AWAY: {
    name: 'Звонки, на которые вы не пришли',
    sentence: { text: 'Вас ждали в звонке: {partner}' },
    mail: { body: 'Вы не пришли, поэтому первые минуты оплачены. Остальное возвращаем.', action: 'Посмотреть звонок' },
  },
  CALL_FAN_WAS_AWAY: {
    name: 'Фанаты, которые не пришли',
    sentence: { text: 'Фанат не пришёл на звонок: {partner}' },
    mail: { body: 'Вы ждали, поэтому получаете оплату за первые минуты.', action: 'Посмотреть звонок' },
  },
  CALL_TALENT_AWAY: {
    name: 'Звонки, которые вы пропустили',
    sentence: { text: 'Вы пропустили согласованный звонок: {partner}' },
    mail: { body: 'Мы возвращаем фанату всё, а звонок считается не выполненным вовремя.', action: 'Посмотреть звонок' },
  },
} as const;

/** How a call is named in a calendar. */
export const callInCalendar = { name: 'Звонок: {fan} и {talent}' } as const;
