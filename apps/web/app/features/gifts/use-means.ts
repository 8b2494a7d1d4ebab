import { cents, zero } from '@stagedoor/contract/money';
import type { AvailableDonations } from '@stagedoor/contract/schemas/gift';
import { useQuery } from '@tanstack/react-query';
import { useCardChoice } from '../../shared/money/use-card-choice.ts';
import { useSession } from '../../shared/session/session.ts';
import { walletQuery } from './api.ts';
import { amountIn, type Values } from './values.ts';

export type Means = ReturnType<typeof useMeans>;

/** How a gift is paid: what the wallet can pay and does, and the saved cards that can pay the rest. */
export const useMeans = (values: Values, offer: AvailableDonations) => {
  const { signed } = useSession();
  const isMonthly = values.often === 'monthly';
  const amount = amountIn(values, offer) ?? zero;
  const hasWallet = signed && !isMonthly;
  const { data: wallet } = useQuery({ ...walletQuery, enabled: hasWallet });
  const available = (hasWallet && wallet?.available) || zero;
  const fromWallet = values.wallet === 'yes' ? cents(Math.min(amount, available)) : zero;
  const saved = useCardChoice(values.card, signed);
  // A running gift changes with its next payment, so nothing is charged now.
  const isCharged = amount > fromWallet && !(isMonthly && offer.monthly !== null);
  return { available, fromWallet, choice: isCharged && saved.cards.length > 0 ? saved : null };
};
