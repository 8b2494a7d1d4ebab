import type { OwnBid } from '@stagedoor/contract/schemas/auction';

export const groups = ['toPay', 'running', 'ended'] as const;

export type Status =
  | 'toPay'
  | 'paying'
  | 'offered'
  | 'leading'
  | 'outbid'
  | 'watching'
  | 'won'
  | 'lost'
  | 'cancelled'
  | 'ended';

/** How the reader stands, in a word. */
export const statusOf = ({ phase, outcome, viewer: { standing, payBy } }: OwnBid): Status => {
  if (standing === 'buying') return 'paying';
  if (standing === 'offered') return 'offered';
  if (standing === 'won') return payBy !== null ? 'toPay' : outcome === 'settling' ? 'paying' : 'won';
  if (phase === 'cancelled') return 'cancelled';
  if (standing !== 'none') return standing;
  return phase === 'ended' ? 'ended' : 'watching';
};

const waiting: ReadonlySet<Status> = new Set(['toPay', 'paying', 'offered']);

export const groupOf = (bid: OwnBid): (typeof groups)[number] => {
  if (waiting.has(statusOf(bid))) return 'toPay';
  return bid.phase === 'ended' || bid.phase === 'cancelled' ? 'ended' : 'running';
};
