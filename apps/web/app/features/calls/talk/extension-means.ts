import { type Cents, zero } from '@stagedoor/contract/money';
import type { CallPayment } from '@stagedoor/contract/schemas/call';
import type { SavedCard } from '@stagedoor/contract/schemas/cards';
import type { KeptCall } from '../kept-call.ts';

type Facts = {
  total: Cents;
  packSeconds: number;
  available: Cents;
  cards: readonly SavedCard[];
  /** How the first minutes were set aside. */
  before: KeptCall['payment'];
};

/** More minutes are set aside as the first ones were, as far as there is anything left of that. */
export const extensionBy = ({ total, packSeconds, available, cards, before }: Facts): CallPayment => {
  if (packSeconds > 0 && before?.by === 'pack') return { by: 'pack', total: zero };
  if (before?.by !== 'card' && available >= total) return { by: 'wallet', total };
  const card = cards.find(({ idCard }) => idCard === before?.idCard) ?? cards[0];
  return { by: 'card', total, ...(card && { idCard: card.idCard }) };
};
