import type { Language } from '@stagedoor/contract/limits';

/** Reasons of automatically ended orders. */
export const orderReasons = {
  messagesOff: {
    en: 'Paid messages are switched off',
    uk: 'Платні повідомлення вимкнено',
    ru: 'Платные сообщения выключены',
  },
  callDeclined: {
    en: 'The call was declined',
    uk: 'Дзвінок відхилено',
    ru: 'Звонок отклонён',
  },
} as const satisfies Record<string, Record<Language, string>>;
