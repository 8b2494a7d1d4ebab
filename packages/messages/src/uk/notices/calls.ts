/** Notifications about calls. */
export const calls = {
  CALL_INCOMING: { name: 'Вхідні дзвінки', sentence: { text: 'Вам телефонує {partner}' } },
  CALL_MISSED: { name: 'Пропущені дзвінки', sentence: { text: 'Пропущений дзвінок: {partner}' } },
} as const;

/** Notifications about calls at an agreed time. */
export const bookings = {
  CALL_ASKED: {
    name: 'Вас просять про дзвінок',
    sentence: { text: '{partner} просить про дзвінок' },
    mail: { body: 'Бажаний час: {time}. Прийміть його або запропонуйте інший.', action: 'Відповісти' },
  },
  CALL_PROPOSED: {
    name: 'Інший час дзвінка',
    sentence: { text: '{partner} пропонує інший час дзвінка' },
    mail: { body: 'Новий час: {time}. Прийміть його або дайте іншу відповідь.', action: 'Відповісти' },
  },
  CALL_AGREED: {
    name: 'Узгоджені дзвінки',
    sentence: { text: 'Дзвінок узгоджено: {partner}' },
    mail: {
      body: 'Початок: {time}. Відкрийте його сторінку за кілька хвилин до того. Файл додасть дзвінок до календаря.',
      action: 'Переглянути дзвінок',
    },
  },
  CALL_CALLED_OFF: {
    name: 'Скасовані дзвінки',
    sentence: { text: 'Дзвінок скасовано: {partner}' },
    mail: { body: 'Дзвінок ({time}) не відбудеться, і за нього нічого не стягнуто.', action: 'Переглянути дзвінок' },
  },
  CALL_IN_AN_HOUR: {
    name: 'Дзвінки за годину',
    sentence: { text: 'За годину дзвінок: {partner}' },
    mail: { body: 'Початок: {time}. Відкрийте його сторінку за кілька хвилин до того.', action: 'Відкрити дзвінок' },
  },
  CALL_SOON: { name: 'Дзвінки, що починаються', sentence: { text: 'За кілька хвилин дзвінок: {partner}' } },
  CALL_FAN_AWAY: {
    name: 'Дзвінки, на які ви не прийшли',
    sentence: { text: 'Вас чекали на дзвінку: {partner}' },
    mail: { body: 'Ви не прийшли, тому перші хвилини оплачено. Решту повертаємо.', action: 'Переглянути дзвінок' },
  },
  CALL_FAN_WAS_AWAY: {
    name: 'Фанати, які не прийшли',
    sentence: { text: 'Фанат не прийшов на дзвінок: {partner}' },
    mail: { body: 'Ви чекали, тому отримуєте оплату за перші хвилини.', action: 'Переглянути дзвінок' },
  },
  CALL_TALENT_AWAY: {
    name: 'Дзвінки, які ви пропустили',
    sentence: { text: 'Ви пропустили узгоджений дзвінок: {partner}' },
    mail: {
      body: 'Ми повертаємо фанату все, а дзвінок рахується як невиконаний вчасно.',
      action: 'Переглянути дзвінок',
    },
  },
} as const;

/** How a call is named in a calendar. */
export const callInCalendar = { name: 'Дзвінок: {fan} і {talent}' } as const;
