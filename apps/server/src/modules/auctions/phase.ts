import { stepAbove } from '@stagedoor/contract/auction-limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { AuctionOutcome, AuctionPhase } from '@stagedoor/contract/schemas/auction';
import type { AuctionState } from '../../platform/database/schema.gen.ts';

type Times = { state: AuctionState; starts_at: Date; ends_at: Date };

/** Between the end and what follows from it, an open auction is already ended. */
export const phaseOf = ({ state, starts_at, ends_at }: Times, now: Date): AuctionPhase => {
  if (state === 'cancelled') return 'cancelled';
  if (state !== 'open' || now >= ends_at) return 'ended';
  return now < starts_at ? 'notStarted' : 'inProgress';
};

type Won = { top_bet: number | null; reserve: number | null };

/** Whether the highest bid wins. */
export const isWon = ({ top_bet, reserve }: Won): boolean => top_bet !== null && top_bet >= (reserve ?? 0);

export const outcomeOf = (auction: Times & Won, now: Date): AuctionOutcome | null => {
  if (phaseOf(auction, now) !== 'ended') return null;
  if (auction.state === 'open') return isWon(auction) ? 'settling' : 'unsold';
  return auction.state === 'cancelled' ? null : auction.state;
};

/** The lowest bid that is accepted. */
export const nextBet = ({ top_bet, starting_bet }: { top_bet: number | null; starting_bet: number }): Cents =>
  top_bet === null ? cents(starting_bet) : cents(top_bet + stepAbove(cents(top_bet)));
