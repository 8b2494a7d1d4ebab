import { fail } from '@stagedoor/contract/errors';
import { CardRefused } from '../../platform/ports/cards.ts';
import { type Deps, orLater, requireCards } from './deps.ts';

type PayoutCard = { number: string; expMonth: number; expYear: number };

/** Exchanges a number for the provider's token; it passes through and is kept nowhere. */
export const tokeniseCard =
  (deps: Deps) =>
  async (card: PayoutCard): Promise<{ cardToken: string; last4: string }> => {
    const made = requireCards(deps).tokenise(card);
    const { token, last4 } = await orLater(made).catch((error) => {
      if (error instanceof CardRefused) return fail('mandatoryFieldNull', { fields: { number: 'invalid' } });
      throw error;
    });
    return { cardToken: token, last4 };
  };
