import type { Language } from '@stagedoor/contract/limits';

/** What the card provider's page says one pays for. */
export const onCardPage = {
  deposit: {
    en: 'Money for your Stagedoor wallet',
    uk: 'Поповнення гаманця Stagedoor',
    ru: 'Пополнение кошелька Stagedoor',
  },
  cardCheck: {
    en: 'Card check: the dollar comes back at once',
    uk: 'Перевірка картки: долар одразу повернеться',
    ru: 'Проверка карты: доллар сразу вернётся',
  },
} as const satisfies Record<string, Record<Language, string>>;
