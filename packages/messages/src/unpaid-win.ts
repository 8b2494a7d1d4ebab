/** Why somebody who did not pay what they won is blocked. */
export const unpaidWin = {
  en: 'You didn’t pay for an auction you won.',
  uk: 'Виграний аукціон не оплачено.',
  ru: 'Выигранный аукцион не оплачен.',
} as const;
