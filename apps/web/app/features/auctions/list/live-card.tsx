import { auctionTopic } from '@stagedoor/contract/live/auctions';
import type { AuctionCard as Card } from '@stagedoor/contract/schemas/auction';
import { useState } from 'react';
import { useTopic } from '../../../shared/live/use-topic.ts';
import { AuctionCard } from './auction-card.tsx';

type Props = { auction: Card; eager: boolean };

/** A card whose price moves. */
export default function LiveCard({ auction, eager }: Props) {
  const [moved, setMoved] = useState<Partial<Card>>({});
  const isOver = auction.phase === 'ended' || auction.phase === 'cancelled';
  useTopic(auctionTopic, { id: isOver ? undefined : auction.idProduct }, (event) => {
    if (event?.standing) setMoved(event.standing);
  });
  return <AuctionCard auction={{ ...auction, ...moved }} eager={eager} />;
}
