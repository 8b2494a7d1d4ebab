/** Notifications about calls. */
export const calls = {
  CALL_INCOMING: { name: 'Входящие звонки', sentence: { text: 'Вам звонит {partner}' } },
  CALL_MISSED: { name: 'Пропущенные звонки', sentence: { text: 'Пропущенный звонок: {partner}' } },
} as const;
