import { fail } from '@stagedoor/contract/errors';
import { CardRefused } from '../../platform/ports/cards.ts';
import { type Deps, orLater, requireCards } from './deps.ts';
import { sealPayoutCard } from './payout-card.ts';

type GivenCard = { number: string; expMonth: number; expYear: number };

/** Exchanges a card number for the provider's token; the number is not stored. */
export const tokeniseCard =
  (deps: Deps) =>
  async (idUser: number, given: GivenCard): Promise<{ cardToken: string; last4: string }> => {
    const made = requireCards(deps).tokenise(given);
    const card = await orLater(made).catch((error) => {
      if (error instanceof CardRefused) return fail('mandatoryFieldNull', { fields: { number: 'invalid' } });
      throw error;
    });
    return { cardToken: sealPayoutCard(deps.secrets, idUser, card), last4: card.last4 };
  };
