import type { AuctionCard as Card } from '@stagedoor/contract/schemas/auction';
import { lazy, Suspense } from 'react';
import styles from './auction-card.module.css';
import { AuctionCard } from './auction-card.tsx';

// What follows prices weighs more than the rest of the page, so the page does not wait for it.
const LiveCard = lazy(() => import('./live-card.tsx'));

const firstScreen = 3;

type CardProps = { auction: Card; eager: boolean };
type Props = { auctions: readonly Card[]; live?: boolean };

/** Where prices move, each card stays in its place: only a reload sorts them again. */
export const AuctionCards = ({ auctions, live = false }: Props) => {
  const Shown = live ? Moving : AuctionCard;
  return (
    <ul className={styles.grid}>
      {auctions.map((auction, at) => (
        <Shown key={auction.idProduct} auction={auction} eager={at < firstScreen} />
      ))}
    </ul>
  );
};

const Moving = (props: CardProps) => (
  <Suspense fallback={<AuctionCard {...props} />}>
    <LiveCard {...props} />
  </Suspense>
);
