import type { SavedCard } from '@stagedoor/contract/schemas/cards';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The user's kept cards, the one that was used last first. Read anew with everything else about money. */
export const cardsQuery = queryOptions({
  queryKey: ['session', 'wallet', 'cards'],
  queryFn: ({ signal }) => api('getCards', {}, { signal }),
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a card is called by, and until when it is valid. */
export const cardNames = ({ brand, last4, expMonth, expYear }: SavedCard) => ({
  brand: capital(brand),
  last4,
  date: `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`,
});
