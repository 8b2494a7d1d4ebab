import type {
  Auction,
  AuctionPhase,
  AuctionStanding,
  AuctionViewer,
  Bidder,
} from '@stagedoor/contract/schemas/auction';

const order: Record<AuctionPhase, number> = { notStarted: 0, inProgress: 1, ended: 2, cancelled: 2 };

const isOlder = (one: AuctionStanding, other: AuctionStanding): boolean =>
  order[one.phase] < order[other.phase] || (one.phase === other.phase && one.bids < other.bids);

/** A reply may be overtaken by a live event: the price never goes back. */
export const newest = (before: Auction | undefined, after: Auction): Auction =>
  before?.idProduct === after.idProduct && isOlder(after, before)
    ? { ...before, viewer: before.viewer ?? after.viewer }
    : after;

/** Whether a bidder is the viewer, whom others may see under an alias. */
export const isViewer = (bidder: Bidder | null, viewer: AuctionViewer | null, idUser: number | undefined): boolean =>
  bidder !== null &&
  ((bidder.idUser !== null && bidder.idUser === idUser) || (bidder.isAlias && bidder.name === viewer?.alias));

/** The auction after everybody has heard how it stands. How the viewer stands follows from who leads. */
export const moved = (
  before: Auction,
  { viewer: told, ...standing }: AuctionStanding & { viewer?: AuctionViewer },
  idUser: number | undefined,
): Auction => {
  if (isOlder(standing, before)) return told ? { ...before, viewer: told } : before;
  if (told || !before.viewer) return { ...before, ...standing, viewer: told ?? before.viewer };
  const { viewer } = before;
  // Nothing was bid, or it is not known yet who looks.
  if (idUser === undefined || (standing.bids === before.bids && standing.phase === before.phase))
    return { ...before, ...standing };
  const leads = isViewer(standing.leader, viewer, idUser);
  const has = leads || viewer.standing === 'leading' || viewer.standing === 'outbid';
  const next = standing.phase === 'inProgress' && has ? (leads ? 'leading' : 'outbid') : viewer.standing;
  const ownBet = leads ? standing.currentBet : viewer.ownBet;
  return { ...before, ...standing, viewer: { ...viewer, standing: next, ownBet } };
};
