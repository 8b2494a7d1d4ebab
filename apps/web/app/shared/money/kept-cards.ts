import type { SavedCard } from '@stagedoor/contract/schemas/cards';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** The user's saved cards, last used first. The key makes them reload with everything else about money. */
export const cardsQuery = queryOptions({
  queryKey: ['session', 'wallet', 'cards'],
  queryFn: ({ signal }) => api('getCards', {}, { signal }),
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How a card is named, with its expiry date. */
export const cardNames = ({ brand, last4, expMonth, expYear }: SavedCard) => ({
  brand: capital(brand),
  last4,
  date: `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`,
});
