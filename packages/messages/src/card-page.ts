import type { Language } from '@stagedoor/contract/limits';

/** The description of a payment on the card page. */
export const onCardPage = {
  deposit: {
    en: 'Stagedoor wallet top-up',
    uk: 'Поповнення гаманця Stagedoor',
    ru: 'Пополнение кошелька Stagedoor',
  },
  cardCheck: {
    en: 'Card verification: a temporary hold, not a charge',
    uk: 'Перевірка картки: тимчасове блокування без списання',
    ru: 'Проверка карты: временная блокировка без списания',
  },
} as const satisfies Record<string, Record<Language, string>>;
