import { useQuery } from '@tanstack/react-query';
import { cardsQuery, chooseCard } from '../../../shared/money/kept-cards.ts';
import { useShell } from '../../../shared/pages/shell-data.ts';
import type { BuyForm } from './use-buy-form.ts';

export type CardChoice = ReturnType<typeof chooseCard>;

/** The buyer's saved cards and the one that pays. */
export const useCardChoice = ({ signed, values }: Pick<BuyForm, 'signed' | 'values'>): CardChoice => {
  const { now } = useShell();
  const { data = [] } = useQuery({ ...cardsQuery, enabled: signed });
  return chooseCard(signed ? data : [], values.card, now);
};
