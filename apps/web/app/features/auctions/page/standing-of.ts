import type { Cents } from '@stagedoor/contract/money';
import type { Auction } from '@stagedoor/contract/schemas/auction';

/** How the reader stands in an auction. */
export type Standing =
  | { name: 'soon' | 'watching' | 'own' | 'buying' | 'held' | 'lost' | 'unsold' | 'noBids' }
  | { name: 'cancelled'; reason: string | null }
  | { name: 'open'; lowest: Cents }
  | { name: 'leads' | 'outbid'; limit: Cents | null }
  | { name: 'paying' | 'sold'; amount: Cents }
  | { name: 'paid'; amount: Cents; isMade: boolean }
  | { name: 'unpaid' | 'offered'; amount: Cents; until: string };

const limitOf = ({ viewer }: Auction): Cents | null => viewer?.ownMaximum ?? null;

export const standingOf = (auction: Auction): Standing => {
  const { phase, viewer, currentBet, startingBet, cancelReason } = auction;
  if (phase === 'cancelled') return { name: 'cancelled', reason: cancelReason };
  if (phase === 'ended') return afterEnd(auction);
  if (viewer?.standing === 'buying') return { name: 'buying' };
  if (auction.isBeingBought) return { name: 'held' };
  if (viewer?.bar === 'own') return { name: 'own' };
  if (phase === 'notStarted') return { name: 'soon' };
  if (viewer?.standing === 'leading') return { name: 'leads', limit: limitOf(auction) };
  if (viewer?.standing === 'outbid') return { name: 'outbid', limit: limitOf(auction) };
  return currentBet === null ? { name: 'open', lowest: startingBet } : { name: 'watching' };
};

const afterEnd = ({ viewer, outcome, finalBet, bids, sells }: Auction): Standing => {
  if (viewer && finalBet !== null && viewer.standing === 'won') {
    if (viewer.payBy !== null) return { name: 'unpaid', amount: finalBet, until: viewer.payBy };
    if (outcome === 'settling') return { name: 'paying', amount: finalBet };
    return { name: 'paid', amount: finalBet, isMade: sells !== 'AUCTION' };
  }
  if (viewer?.standing === 'offered' && viewer.ownBet !== null && viewer.payBy !== null)
    return { name: 'offered', amount: viewer.ownBet, until: viewer.payBy };
  if (viewer?.standing === 'lost') return { name: 'lost' };
  if (bids === 0 && finalBet === null) return { name: 'noBids' };
  return outcome !== 'unsold' && finalBet !== null ? { name: 'sold', amount: finalBet } : { name: 'unsold' };
};
