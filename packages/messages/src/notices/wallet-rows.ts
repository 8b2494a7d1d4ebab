import type { Language } from '@stagedoor/contract/limits';

/** Labels of the table in mails about a withdrawal. */
export const walletRows: Readonly<Record<Language, { amount: string; destination: string }>> = {
  en: { amount: 'Amount', destination: 'To' },
  uk: { amount: 'Сума', destination: 'Реквізити' },
  ru: { amount: 'Сумма', destination: 'Реквизиты' },
};
