import type { SavedCard } from '@stagedoor/contract/schemas/cards';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** The user's saved cards, last used first. The key makes them reload with everything else about money. */
export const cardsQuery = queryOptions({
  queryKey: ['session', 'wallet', 'cards'],
  queryFn: ({ signal }) => api('getCards', {}, { signal }),
});

/** Chosen instead of the id of a saved card. */
export const anotherCard = 'another';

/** Whether it has not expired. */
const isValid = ({ expMonth, expYear }: SavedCard, now: number) => Date.UTC(expYear, expMonth) > now;

/**
 * The cards that can pay, and the one that does: the last used, until the buyer chooses another. Without one, the buyer
 * enters a card.
 */
export const chooseCard = (saved: readonly SavedCard[], choice: string, now: number) => {
  const cards = saved.filter((card) => isValid(card, now));
  const chosen = choice === anotherCard ? undefined : (cards.find(({ idCard }) => idCard === choice) ?? cards[0]);
  return { cards, chosen };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>) => ({ brand: capital(brand), last4 });

/** How a card is named, with its expiry date. */
export const cardNames = ({ expMonth, expYear, ...card }: SavedCard) => ({
  ...cardName(card),
  date: `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`,
});
