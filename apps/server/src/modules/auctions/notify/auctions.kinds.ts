import { auctionLimits } from '@stagedoor/contract/auction-limits';
import { auctionNotices as texts } from '@stagedoor/messages/notices/auctions';
import { groupTexts } from '@stagedoor/messages/notices/groups';
import { type KindGroup, kind, type Noticed } from '../../../platform/notices/kind.ts';

const auctionsGroup: KindGroup = { name: 'auctions', texts: groupTexts.auctions };

const toAuction = ({ subject }: Noticed) => (subject ? `/auction?id=${subject.id}` : null);
const toWin = ({ subject, idOwner }: Noticed) =>
  subject && idOwner !== null ? `/auction-winner?product=${subject.id}&owner=${idOwner}` : null;

const news = {
  group: auctionsGroup,
  channels: { inApp: 'on', push: 'on', email: 'on' },
  keepsQuietHours: true,
  mayWaitForDigest: false,
  link: toAuction,
} as const;

/** An auction does not wait for the morning. */
const soon = { ...news, keepsQuietHours: false } as const;
/** About money, so the mail cannot be switched off. */
const toPay = { ...soon, channels: { inApp: 'on', push: 'on', email: 'always' }, link: toWin } as const;

export const auctionKinds = {
  started: kind({ ...news, type: 'AUCTION_STARTED_FOR_OWNER', texts: texts.AUCTION_STARTED_FOR_OWNER }),
  firstBid: kind({ ...news, type: 'FIRST_BID', texts: texts.FIRST_BID }),
  newBid: kind({
    ...news,
    type: 'NEW_BID',
    texts: texts.NEW_BID,
    channels: { inApp: 'on', push: 'on' },
    merges: { hours: 1, counts: 'all' },
  }),
  outbid: kind({
    ...soon,
    type: 'HIGHER_BID',
    texts: texts.HIGHER_BID,
    renews: { minutes: auctionLimits.outbidAgainMinutes },
  }),
  endsSoon: kind({ ...soon, type: 'AUCTION_ENDS_SOON', texts: texts.AUCTION_ENDS_SOON }),
  won: kind({ ...toPay, type: 'AUCTION_ENDED_WIN', texts: texts.AUCTION_ENDED_WIN }),
  unpaid: kind({ ...toPay, type: 'AUCTION_UNPAID', texts: texts.AUCTION_UNPAID }),
  offered: kind({ ...toPay, type: 'AUCTION_OFFERED', texts: texts.AUCTION_OFFERED }),
  notBought: kind({ ...soon, type: 'AUCTION_NOT_BOUGHT', texts: texts.AUCTION_NOT_BOUGHT }),
  lost: kind({
    ...news,
    type: 'AUCTION_ENDED_LOSE',
    texts: texts.AUCTION_ENDED_LOSE,
    link: () => '/explore/auctions',
  }),
  sold: kind({ ...news, type: 'AUCTION_ENDED_FOR_OWNER', texts: texts.AUCTION_ENDED_FOR_OWNER }),
  cancelled: kind({ ...soon, type: 'AUCTION_CANCELLED', texts: texts.AUCTION_CANCELLED }),
  forgiven: kind({
    ...soon,
    type: 'AUCTION_FORGIVEN',
    texts: texts.AUCTION_FORGIVEN,
    link: () => '/explore/auctions',
  }),
  unsold: kind({ ...news, type: 'AUCTION_ENDED_NO_BIDS', texts: texts.AUCTION_ENDED_NO_BIDS }),
};
