import { useQuery } from '@tanstack/react-query';
import { useShell } from '../pages/shell-data.ts';
import { cardsQuery, chooseCard } from './kept-cards.ts';

export type CardChoice = ReturnType<typeof chooseCard>;

/** The user's saved cards and the one that pays. `choice`: a card's id, or `anotherCard`. */
export const useCardChoice = (choice: string, signed: boolean): CardChoice => {
  const { now } = useShell();
  const { data = [] } = useQuery({ ...cardsQuery, enabled: signed });
  return chooseCard(signed ? data : [], choice, now);
};
