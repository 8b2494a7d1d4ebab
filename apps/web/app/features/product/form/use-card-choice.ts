import type { SavedCard } from '@stagedoor/contract/schemas/cards';
import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from '../../../shared/money/kept-cards.ts';
import { useShell } from '../../../shared/pages/shell-data.ts';
import type { BuyForm } from './use-buy-form.ts';
import { anotherCard } from './values.ts';

export type CardChoice = { cards: readonly SavedCard[]; chosen: SavedCard | undefined };

const isValid = ({ expMonth, expYear }: SavedCard, now: number) => Date.UTC(expYear, expMonth) > now;

/**
 * The saved cards and the one that pays: the last used, until the buyer chooses another. Without one, the buyer enters
 * a card.
 */
export const useCardChoice = ({ signed, values }: Pick<BuyForm, 'signed' | 'values'>): CardChoice => {
  const { now } = useShell();
  const { data = [] } = useQuery({ ...cardsQuery, enabled: signed });
  const cards = signed ? data.filter((card) => isValid(card, now)) : [];
  const named = cards.find(({ idCard }) => idCard === values.card);
  return { cards, chosen: values.card === anotherCard ? undefined : (named ?? cards[0]) };
};
