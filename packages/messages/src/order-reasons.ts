import type { Language } from '@stagedoor/contract/limits';

/** Why an order ended, where nobody wrote a reason. */
export const orderReasons = {
  messagesOff: {
    en: 'Paid messages are switched off now',
    uk: 'Платні повідомлення зараз вимкнено',
    ru: 'Платные сообщения сейчас выключены',
  },
} as const satisfies Record<string, Record<Language, string>>;
