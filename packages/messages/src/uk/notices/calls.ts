/** Notifications about calls. */
export const calls = {
  CALL_INCOMING: { name: 'Вхідні дзвінки', sentence: { text: 'Вам телефонує {partner}' } },
  CALL_MISSED: { name: 'Пропущені дзвінки', sentence: { text: 'Пропущений дзвінок: {partner}' } },
} as const;
