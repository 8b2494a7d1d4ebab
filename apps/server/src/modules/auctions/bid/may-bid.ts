import type { BiddingBar } from '@stagedoor/contract/schemas/auction';
import type { Tx } from '../../../platform/database/database.ts';
import { mayBuyFrom } from '../../access/index.ts';
import { actsFor } from '../../agents/index.ts';

type Pair = { idUser: number; idOwner: number; now: Date };

type BidRefusal = 'own' | NonNullable<Awaited<ReturnType<typeof mayBuyFrom>>>;

/** Returns why a user may not bid on what a talent puts up, whatever they bid; null when they may. */
export const refusalFor = async (tx: Tx, { idUser, idOwner, now }: Pair): Promise<BidRefusal | null> => {
  if (idUser === idOwner) return 'own';
  const refusal = await mayBuyFrom(tx, idUser, idOwner, now);
  if (refusal) return refusal;
  return (await actsFor(tx, { idUser, idTalent: idOwner, now })) === null ? null : 'own';
};

const bars: Record<BidRefusal, BiddingBar> = {
  own: 'own',
  blockedByAdmin: 'blockedByStaff',
  partnerBlockedByAdmin: 'blocked',
  userBlockedYou: 'blocked',
  youBlockedYourself: 'blocked',
};

/** The same for the page. */
export const whyMayNotBid = async (tx: Tx, pair: Pair): Promise<BiddingBar | null> => {
  const refusal = await refusalFor(tx, pair);
  return refusal && bars[refusal];
};
