import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { type Cents, zero } from '@stagedoor/contract/money';
import type { ProductType, TypeRule } from '@stagedoor/contract/product-types';
import type { buyBody } from '@stagedoor/contract/schemas/buy';
import type { z } from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';
import type { BuyingCaller } from '../../accounts/index.ts';

/**
 * `page`: a card entered on the provider's page, saved if the user chose so. `kept`: a saved card, which a job charges,
 * or the caller after its commit (`payments.chargeNow`).
 */
export type CardChoice = { kind: 'page'; keep: boolean } | { kind: 'kept'; idCard: string; byCaller?: true };

type Terms = {
  idProduct: number;
  /** As in the purchase form of the product's type. */
  fields: Record<string, unknown>;
  /** The maximum from the wallet; the card pays the rest. */
  fromWallet: Cents;
  card: CardChoice;
  language: Language;
  /** Where the card page leads back to; by default the product's page. */
  cancelPath?: string | undefined;
  /** Where it leads to after the payment; by default the page with the outcome. */
  successPath?: string | undefined;
};

/**
 * `shown` is the price in the form. If it has changed, the buyer decides again. `home`: whose form it is. `chosen`:
 * the buyer's own amount instead of the variation's price, only for gifts. `idPack`: the pack that a message was taken
 * from, by `entitlements.use` in the same transaction; it costs nothing more.
 */
type ByBuyer = {
  placedBy: 'buyer';
  /** The card is only authorised: `settle` decides how much of it is captured. */
  captureLater?: boolean;
  caller: BuyingCaller;
  home: TypeRule['home'];
  shown: Cents;
  chosen?: Cents | undefined;
  idPack?: number | undefined;
  keepAddress: boolean;
};

/**
 * For an absent buyer: a renewal, an auction's winner. `agreed` is the agreed price per unit instead of the
 * variation's; buyers cannot set it. `sells`: the type of the order, where the product has a type of its own; what that
 * type requires of the buyer is filled in later. Stock is reserved until `payBy`, and the first charge is given up at
 * `chargeBy`.
 */
type BySystem = {
  placedBy: 'system';
  idUser: number;
  agreed?: Cents;
  sells?: ProductType;
  payBy: Date;
  chargeBy?: Date;
};

/** Who buys what on which terms, and how it is paid. */
export type Purchase = Terms & (ByBuyer | BySystem);

/** The price per unit that applies instead of the variation's. */
export const agreedIn = (purchase: Purchase): Cents | undefined => {
  if (purchase.placedBy === 'system') return purchase.agreed;
  return purchase.idPack === undefined ? purchase.chosen : zero;
};

/** The purchase form as sent. */
export const purchaseOf = (caller: Caller, body: z.output<typeof buyBody>): Purchase => ({
  placedBy: 'buyer',
  caller,
  home: 'studio',
  idProduct: body.idProduct,
  fields: body.fields,
  shown: body.total,
  keepAddress: body.keepAddress ?? false,
  fromWallet: body.fromWallet ?? zero,
  card: cardIn(body),
  language: body.language,
});

const cardIn = ({ idCard, keepCard = false }: z.output<typeof buyBody>): CardChoice =>
  idCard === undefined ? { kind: 'page', keep: keepCard } : { kind: 'kept', idCard };

/** A guest has proved nothing, so they cannot use the account's wallet and saved cards, nor save a card or an address to it. */
export const requireOwnMeans = (purchase: Purchase): void => {
  const { fromWallet, card } = purchase;
  if (fromWallet > 0) fail('notEnoughMoney');
  if (card.kind === 'kept') fail('pageNotFound');
  if (card.keep || (purchase.placedBy === 'buyer' && purchase.keepAddress))
    fail('incompleteRequest', { reason: { kind: 'logIn' } });
};
