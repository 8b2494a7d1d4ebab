import type { Language } from '@stagedoor/contract/limits';

/** Reasons of automatically ended orders. */
export const orderReasons = {
  messagesOff: {
    en: 'Paid messages are switched off',
    uk: 'Платні повідомлення вимкнено',
    ru: 'Платные сообщения выключены',
  },
} as const satisfies Record<string, Record<Language, string>>;
