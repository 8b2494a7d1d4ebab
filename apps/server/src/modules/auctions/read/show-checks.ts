import type { BidderChecks } from '@stagedoor/contract/schemas/auction';
import { type Checks, checksOf } from '../bid/bidder-checks.ts';
import type { Deps } from '../deps.ts';

/** What a user has confirmed of what bidders need. */
export const showChecks =
  ({ database, clock }: Deps) =>
  (idUser: number): Promise<BidderChecks> =>
    database.inTransaction(async (tx) => dto(await checksOf(tx, idUser, clock.now())));

const dto = ({ card, phone }: Checks): BidderChecks => ({
  card: card && { idCard: card.id, brand: card.brand, last4: card.last4 },
  phone: phone && `•••• ${phone.slice(-4)}`,
});
