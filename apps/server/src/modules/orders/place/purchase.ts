import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { type Cents, zero } from '@stagedoor/contract/money';
import type { buyBody } from '@stagedoor/contract/schemas/order';
import type { z } from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';

/** `page`: a card that is typed in on the provider's page, and kept if its owner wants that. `kept`: one that was kept before. */
export type CardChoice = { kind: 'page'; keep: boolean } | { kind: 'kept'; idCard: string };

type Terms = {
  idProduct: number;
  /** As the purchase form of the product's type names them. */
  fields: Record<string, unknown>;
  /** So much at most; the card pays the rest. */
  fromWallet: Cents;
  card: CardChoice;
  language: Language;
};

/** `shown` is what the form said. When it costs something else by now, the buyer decides again. */
type ByBuyer = { placedBy: 'buyer'; caller: Caller; shown: Cents };

/**
 * For somebody who is not there: a renewal, an auction's winner. `agreed` is what one unit costs by agreement instead of the
 * variation's price; a buyer has no way to name it. Until `payBy` what it needs is set aside for them.
 */
type BySystem = { placedBy: 'system'; idUser: number; agreed?: Cents; payBy: Date };

/** Who buys what on which terms, and how it is paid, whoever asks for it. */
export type Purchase = Terms & (ByBuyer | BySystem);

/** What the purchase form sent. */
export const purchaseOf = (caller: Caller, body: z.output<typeof buyBody>): Purchase => ({
  placedBy: 'buyer',
  caller,
  idProduct: body.idProduct,
  fields: body.fields,
  shown: body.total,
  fromWallet: body.fromWallet ?? zero,
  card: cardIn(body),
  language: body.language,
});

const cardIn = ({ idCard, keepCard = false }: z.output<typeof buyBody>): CardChoice =>
  idCard === undefined ? { kind: 'page', keep: keepCard } : { kind: 'kept', idCard };

/** A guest has proved nothing: the account's wallet and cards are not theirs to use, nor is a card kept for it. */
export const requireOwnMeans = ({ fromWallet, card }: Purchase): void => {
  if (fromWallet > 0) fail('notEnoughMoney');
  if (card.kind === 'kept') fail('pageNotFound');
  if (card.keep) fail('incompleteRequest', { reason: { kind: 'logIn' } });
};
